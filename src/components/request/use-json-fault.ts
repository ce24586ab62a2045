import { useEffect, useState } from 'react';
import { readJson } from '@/openapi/requests/parse-typed-text';

/** Returns why a text, if there is one, is no JSON, in the words of the payload explainer, whose parser loads on demand. */
export function useJsonFault(text: string | undefined): string | undefined {
  const [found, setFound] = useState<{ text: string; fault: string }>();
  const faulty = text !== undefined && readJson(text) === undefined ? text : undefined;
  useEffect(() => {
    if (faulty === undefined) return;
    let isCurrent = true;
    import('@/payload/parse-payload').then(
      ({ parsePayload }) => {
        const parsed = parsePayload(faulty);
        if (isCurrent && !('value' in parsed)) setFound({ text: faulty, fault: parsed.text });
      },
      () => isCurrent && setFound({ text: faulty, fault: '' }),
    );
    return () => void (isCurrent = false);
  }, [faulty]);
  if (faulty === undefined) return undefined;
  return found?.text === faulty ? found.fault : '';
}
