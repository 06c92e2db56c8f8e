### What’s wrong with a file of texts like this one: translators see it at the terminal. $name is the name of a message.

# $file is a file’s name, $what one of the messages below. They begin with a lowercase letter
# and have no period.
cli-catalog-at = { $file }, line { $line }: { $what }

cli-catalog-twice = { $name } is also in { $file }
# $here is the folder in which the file is.
cli-catalog-folder =
    { $folder ->
        [none] { $name } can’t be in this folder, because its name doesn’t begin with { $here }
       *[other] { $name } belongs in the folder { $folder }
    }
cli-catalog-attribute = { $name } has an attribute. Only terms can have attributes, and a term’s name begins with a hyphen
cli-catalog-empty = { $name } has no text
cli-catalog-circle = { $name } refers to itself
cli-catalog-unknown = there’s no { $name }
# A variable has a dollar sign before its name.
cli-catalog-not-given = ${ $name } has no value here
cli-catalog-variant-twice = [{ $name }] appears twice
cli-catalog-selector = only a variable or a term’s attribute can choose a variant
cli-catalog-call = functions and attributes can’t be used here
# In a term that begins with “{ "{" } POINTER() ->”.
cli-catalog-pointer = POINTER() has no variant [{ $variant }], only [touch], [mouse] and [other]
cli-catalog-no-english = English has no message { $name }
cli-catalog-no-fact = { $name } has no variable ${ $fact } in English

## What can’t be read

cli-catalog-unreadable = this can’t be read
cli-catalog-start = a message begins with its name and an equals sign
# $sign is a sign such as “=” that should be here.
cli-catalog-sign =
    { $sign ->
        [line] expected the end of the line
       *[other] expected “{ $sign }”
    }
cli-catalog-letter = expected a letter or a digit
cli-catalog-default = one of the variants needs a star, which makes it the default
cli-catalog-two-defaults = only one of the variants can have a star
cli-catalog-value = expected text after the equals sign
cli-catalog-brace = there’s a closing brace without an opening one
cli-catalog-braces = expected a variable or a name between the braces
cli-catalog-quote = a quotation mark is missing
