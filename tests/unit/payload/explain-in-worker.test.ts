import { afterEach, expect, it, vi } from 'vitest';
import { explainInWorker } from '@/payload/explain-in-worker';

const terminate = vi.fn();
let answer: unknown;

class SimulatedWorker extends EventTarget {
  terminate = terminate;
  postMessage() {
    if (answer !== undefined) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })));
  }
}

vi.stubGlobal('Worker', SimulatedWorker);

afterEach(() => {
  terminate.mockClear();
  answer = undefined;
});

it('stops the worker after its answer', async () => {
  answer = { kind: 'none' };
  await expect(explainInWorker('{}', [], new AbortController().signal)).resolves.toEqual({ kind: 'none' });
  expect(terminate).toHaveBeenCalledOnce();
});

it('stops the worker when its answer is no longer needed', async () => {
  const controller = new AbortController();
  const explained = explainInWorker('{}', [], controller.signal);
  controller.abort();
  await expect(explained).rejects.toThrow('stopped');
  expect(terminate).toHaveBeenCalledOnce();
});
