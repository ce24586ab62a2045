import type { Browser } from 'playwright';

/** The difference between two images. */
export interface Difference {
  pixels: number;
  /** The smallest rectangle that contains all differing pixels, in words. */
  place: string;
  /** The second image, pale, with the differing pixels in red. */
  picture?: Buffer;
}

/** The tolerated difference per channel, of 255. The edges of round corners depend on where the browser's tiles start. */
const sameShade = 2;

/** Compares two images pixel by pixel. The browser decodes them, so no PNG library is needed. */
export async function compareImages(browser: Browser, before: Buffer, after: Buffer): Promise<Difference> {
  const page = await browser.newPage();
  try {
    const images = [before, after].map((image) => image.toString('base64'));
    const { pixels, box, data } = await page.evaluate(compareInPage, { images, shade: sameShade });
    const [left = 0, top = 0, right = 0, bottom = 0] = box;
    return {
      pixels,
      place: pixels === 0 ? '' : `, from ${left},${top} to ${right},${bottom}`,
      picture: Buffer.from(data, 'base64'),
    };
  } finally {
    await page.close();
  }
}

/** Runs in the browser, so it has no named inner functions: for those the compiler inserts a helper that pages lack. */
async function compareInPage({
  images,
  shade,
}: {
  images: string[];
  shade: number;
}): Promise<{ pixels: number; box: number[]; data: string }> {
  const bitmaps = await Promise.all(
    images.map(async (image) => createImageBitmap(await (await fetch(`data:image/png;base64,${image}`)).blob())),
  );
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const [old, shown] = bitmaps.map((bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    return context;
  });
  const [before, after] = [old, shown].map((context) => context?.getImageData(0, 0, width, height));
  if (!shown || !before || !after) throw new Error('The browser cannot draw.');
  const [oldShades, shades] = [before.data, after.data];
  const box = [width, height, 0, 0];
  let pixels = 0;
  for (let at = 0; at < width * height; at += 1) {
    const first = at * 4;
    let distance = 0;
    for (let channel = first; channel < first + 4; channel += 1)
      distance = Math.max(distance, Math.abs((shades[channel] ?? 0) - (oldShades[channel] ?? 0)));
    if (distance <= shade) {
      shades[first + 3] = 60;
      continue;
    }
    pixels += 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    box[0] = Math.min(box[0] ?? x, x);
    box[1] = Math.min(box[1] ?? y, y);
    box[2] = Math.max(box[2] ?? x, x);
    box[3] = Math.max(box[3] ?? y, y);
    shades.set([255, 0, 0, 255], first);
  }
  shown.putImageData(after, 0, 0);
  const bytes = new Uint8Array(await (await shown.canvas.convertToBlob()).arrayBuffer());
  return { pixels, box, data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}
