import { Parser } from 'htmlparser2';
import { escapeXml, escapeXmlAttribute } from '@/lib/escape';

const words = (text: string) => new Set(text.split(' '));

/** The allowed elements: shapes, text, paint, and effects. Scripts, animations, links, and foreign content are not. */
const elements = words(
  'svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath ' +
    'image marker linearGradient radialGradient stop clipPath mask pattern filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence',
);

/** Elements that are removed while their content remains. */
const unwrapped = words('a');

const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z\d+/=\s]*$/;

/**
 * Removes the elements and attributes of an SVG image that are not allowed, and lists them. Opened at its own URL, the
 * image could otherwise run scripts on the origin of the site.
 */
export function cleanSvg(source: string): { svg: string; removed: string[] } {
  const removed = new Set<string>();
  let svg = '';
  let style = '';
  const open: { name: string; isAllowed: boolean }[] = [];
  /** The number of open elements that are removed with their content. */
  let dropped = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isAllowed = open.length === 0 ? name === 'svg' : elements.has(name);
        open.push({ name, isAllowed });
        if (!isAllowed) removed.add(`<${name}>`);
        if (!isAllowed && !unwrapped.has(name)) dropped += 1;
        if (isAllowed && dropped === 0) svg += `<${name}${toAttributes(name, attributes, open.length === 1, removed)}>`;
      },
      ontext(text) {
        if (dropped > 0) return;
        if (open.at(-1)?.name === 'style') style += text;
        else if (open.length > 0) svg += escapeXml(text);
      },
      onclosetag(name) {
        const { isAllowed = false } = open.pop() ?? {};
        if (name === 'style' && dropped === 0) svg += escapeXml(toStyle(style, removed));
        if (name === 'style') style = '';
        if (isAllowed && dropped === 0) svg += `</${name}>`;
        if (!isAllowed && !unwrapped.has(name)) dropped -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return { svg: `${svg}\n`, removed: [...removed] };
}

function toAttributes(
  element: string,
  attributes: Record<string, string>,
  isRoot: boolean,
  removed: Set<string>,
): string {
  const allowed = Object.entries(attributes).filter(([name, value]) => {
    if (/^xmlns(:|$)/.test(name)) return false;
    const isAllowed = isAttribute(element, name, value);
    // Attributes with other prefixes are metadata of drawing programs and are removed without a report.
    if (!isAllowed && !(name.includes(':') && name !== 'xlink:href')) removed.add(name);
    return isAllowed;
  });
  const spaces = isRoot ? ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  return spaces + allowed.map(([name, value]) => ` ${name}="${escapeXmlAttribute(value)}"`).join('');
}

function isAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href')
    return value.startsWith('#') || (element === 'image' && picture.test(value));
  if (name.includes(':')) return name === 'xml:space' || name === 'xml:lang';
  // A label for screen readers is no CSS.
  return /^[a-z][\w-]*$/i.test(name) && !/^on/i.test(name) && (name.startsWith('aria-') || isQuiet(value));
}

/** Returns true for CSS and attribute values that load nothing: URLs may refer only to elements of the image itself. */
function isQuiet(css: string): boolean {
  return !/\\|@import|image-set|url\((?!\s*['"]?#)/i.test(css);
}

function toStyle(css: string, removed: Set<string>): string {
  if (isQuiet(css)) return css;
  removed.add('<style>');
  return '';
}
