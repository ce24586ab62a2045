import { test } from './test';
import { expectRoomForFingers } from './axe';
import { openReference } from './changed-page';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, bypassCSP: true });

for (const service of ['environments', 'livesystems']) {
  test(`every link and button of /api/${service}/ has room for a finger`, async ({ page }) => {
    await openReference(page, `/api/${service}/`);
    await expectRoomForFingers(page);
  });
}
