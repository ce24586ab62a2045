/**
 * Compresses a text with gzip and encodes it in Base64, so that it fits into a JSON file. A large index then needs a fifth of
 * the storage, and a fifth of the transfer if the host does not compress. This needs only APIs of browsers and Node.
 */
export async function toCompressed(text: string): Promise<string> {
  const bytes = await pass(new TextEncoder().encode(text), new CompressionStream('gzip'));
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** Restores a text from the output of `toCompressed()`. */
export async function fromCompressed(data: string): Promise<string> {
  const binary = atob(data);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return new TextDecoder().decode(await pass(bytes, new DecompressionStream('gzip')));
}

async function pass(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
}
