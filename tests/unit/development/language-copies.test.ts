import { expect, it, vi } from 'vitest';
import { LanguageCopies } from '@/development/language-copies';
import { copyProjectForNow } from '@/export/copy-project';
import { getLocales } from '@/site/locales';

vi.mock('@/export/copy-project');
vi.mock('@/site/locales');

it('a language whose start failed stops neither edits nor changes of code, and starts again with the next request', async () => {
  vi.mocked(getLocales).mockReturnValue([
    { code: 'xx', label: 'Test', direction: 'ltr', isDefault: false, prefix: '/xx' },
  ]);
  vi.mocked(copyProjectForNow).mockImplementation(() => {
    throw new Error('the disk is full');
  });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const languages = new LanguageCopies({ services: {}, content: [] });
  const first = languages.find('/xx/a/');
  // The process must survive both while the start is failing.
  languages.restart();
  const second = languages.find('/xx/a/');
  const updating = languages.update();
  await expect(first?.site).rejects.toThrow('the disk is full');
  await expect(second?.site).rejects.toThrow('the disk is full');
  await updating;
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  languages.find('/xx/a/')?.site.catch(() => undefined);
  expect(copyProjectForNow).toHaveBeenCalledTimes(3);
});
