// Ed25519 for browsers whose WebCrypto lacks it; only those load this file, with the first key
// (rozz/ui/browser/links/webcrypto_keys.py). SHA-512 is WebCrypto's.
import { getPublicKeyAsync, Point, signAsync, verifyAsync } from "../noble/ed25519.mjs";

export const publicKey = getPublicKeyAsync;

export const sign = (seed, message) => signAsync(message, seed);

/**
 * Whether a signature is good by the rule of WebCrypto: S·B = R + k·A. The library compares eight
 * times both sides, which says the same only if R has no part of small order.
 */
export async function verify(key, message, signature) {
  const isGood = await verifyAsync(signature, message, key, { zip215: false });
  return isGood && Point.fromBytes(signature.subarray(0, 32)).isTorsionFree();
}
