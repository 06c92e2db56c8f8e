### Was `rozz build` sagt, und was es in die Website schreibt, ohne dass eine Seite es zeigt.

## Wenn es fertig ist. Größen sind in Megabyte.

cli-built = Die Website liegt in { $folder } ({ $size } MB). Du kannst den Ordner so veröffentlichen, wie er ist.
cli-built-snapshot = Bei späteren Besuchen startet die Seite aus einem Abbild von Pythons Speicher ({ $used } MB). Davon liest sie { $read } MB.
cli-built-start = Nur der Teil, den die Seite liest, verzögert den Start. So misst du, wie lange der Start dauert: rozz bench --start

# Während npm arbeitet.
cli-build-fetching = Die Teile der Seite werden geladen (Pyodide, PyScript, Schriften) …

## Warum es nicht ging. Vielleicht folgt, was ein Programm ausgegeben hat.

cli-build-others = in { $folder } sind Dateien, die nicht von rozz build stammen; nenne einen leeren Ordner
cli-build-once = in { $file } muss { $text } genau einmal vorkommen
cli-build-policy = index.html braucht eine Content-Security-Policy
cli-build-keys = diese Daten lassen sich nicht als JSON schreiben: { $files }. Ist jeder Schlüssel darin eine Zeichenkette?
cli-build-packages = { $file } fehlt in den npm-Paketen der Seite. Tippe: make setup

# $install ist, was man tippt.
cli-build-no-node = um die Seite zu bauen, brauchst du Node und npm. So bekommst du beides: { $install }
cli-build-npm = npm konnte die Teile der Seite nicht holen

# Eine Datei eines anderen Projekts ist in einer neuen Version anders. $name ist ein Teil unseres Programms.
cli-build-changed = { $file } hat sich geändert und lässt sich nicht mehr anpassen; siehe { $name } in rozz/cli/site/runtime.py
cli-build-scripts = die Skripte der Seite lassen sich nicht verkleinern
cli-build-python = das Python der Seite kann seine Module weder importieren noch kompilieren
cli-build-snapshot = das Python der Seite kann kein Abbild seines Speichers anlegen
cli-build-no-license = { $package } enthält keinen Lizenztext

## licences.txt, mit den Lizenzen von allem in der Website

cli-license-python = Python und der Rest von Pyodide
cli-license-named = Dieses Paket enthält keinen Lizenztext. Es nennt nur den Namen seiner Lizenz: { $license }.
