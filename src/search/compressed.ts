/**
 * Compresses text so that it fits into a JSON file. A large index needs a fifth of the storage, and of the transfer
 * where a host does not compress. Browsers and Node have all that this requires.
 */
export async function toCompressed(text: string): Promise<string> {
  const bytes = await pass(new TextEncoder().encode(text), new CompressionStream('gzip'));
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

export async function fromCompressed(data: string): Promise<string> {
  const binary = atob(data);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return new TextDecoder().decode(await pass(bytes, new DecompressionStream('gzip')));
}

async function pass(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
}
