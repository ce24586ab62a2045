import type { SchemaNode } from '../model/schema';

/** Returns false for media types that have a readable example, unless the schema says that the content is binary. */
export function isBinary(name: string, node: SchemaNode | undefined): boolean {
  if (node?.kind === 'scalar' && node.format === 'binary') return true;
  return /^(?:image|audio|video|font)\/(?!svg)|octet-stream|\/(?:pdf|zip|gzip|x-tar|x-gzip|wasm)$/.test(name);
}

/** Returns true for media types whose values are written as JSON, also for ranges that contain JSON. */
export function isJson(name: string): boolean {
  return /json(?!path)|\*\/\*|^application\/\*$/i.test(name);
}

/** Returns a media type that a client can send for a range such as `image/*`. */
export function toConcrete(name: string): string {
  if (!name.includes('*')) return name;
  const [type = ''] = name.split('/');
  return (
    { '*': 'application/json', image: 'image/png', text: 'text/plain', audio: 'audio/mpeg', video: 'video/mp4' }[
      type
    ] ?? 'application/octet-stream'
  );
}

export function toExtension(mediaType: string): string {
  const [, suffix] = /\+(json|xml|yaml|zip|cbor)\b/i.exec(mediaType) ?? [];
  if (suffix !== undefined) return suffix.toLowerCase();
  const [subtype = ''] = mediaType
    .replace(/^.*\//, '')
    .replace(/^x-/, '')
    .split(/[+;. ]/);
  const known: Record<string, string> = {
    jpeg: 'jpg',
    'octet-stream': 'bin',
    mpeg: /^audio/i.test(mediaType) ? 'mp3' : 'mpg',
    plain: 'txt',
    gzip: 'gz',
    vnd: 'bin',
  };
  return known[subtype] ?? (/^[a-z\d]{1,5}$/.test(subtype) ? subtype : 'bin');
}
