import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { getBrowser } from './find-or-install-browser';
import { runMain } from '@/export/set-environment-and-run-main-function';

/** The images to render from the icon: the size in pixels, and the share that the icon fills if it gets a background. */
const pictures: { file: string; size: number; fill?: number }[] = [
  { file: 'apple-touch-icon.png', size: 180, fill: 0.8 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, fill: 0.7 },
];

// `npm run icons`: renders public/favicon.svg as the bitmaps that browsers and phones request.
await runMain(async () => {
  parseArgs();
  const svg = await readFile('public/favicon.svg', 'utf8');
  const browser = await chromium.launch(getBrowser());
  try {
    for (const { file, size, fill } of pictures)
      await writeFile(`public/${file}`, await draw(browser, svg, size, fill));
    await writeFile(
      'public/favicon.ico',
      toIco([await draw(browser, svg, 16), await draw(browser, svg, 32)], [16, 32]),
    );
  } finally {
    await browser.close();
  }
  process.stdout.write(`favicon.ico and ${pictures.length} images in public/\n`);
});

async function draw(browser: Browser, svg: string, size: number, fill?: number): Promise<Buffer> {
  const ground = fill === undefined ? 'transparent' : (/fill="(#[\da-f]{6})"/i.exec(svg)?.[1] ?? '#ffffff');
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const length = size * (fill ?? 1);
  await page.setContent(
    `<body style="margin:0;height:${size}px;display:grid;place-items:center;background:${ground}"><img src="${source}" width="${length}" height="${length}">`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** Builds an `.ico` file: a header, a table of sizes and offsets, and the images. */
function toIco(images: Buffer[], sizes: number[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let place = head.length;
  images.forEach((image, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(sizes[index] ?? 0, at);
    head.writeUInt8(sizes[index] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(place, at + 12);
    place += image.length;
  });
  return Buffer.concat([head, ...images]);
}
