import { useEffect, useState } from 'react';
import { readJson } from '@/openapi/requests/parse-typed-text';

/** Returns why a text is no JSON, in the words of the payload explainer, whose parser loads on demand. */
export function useJsonFault(text: string): string | undefined {
  const [fault, setFault] = useState<{ text: string; fault: string }>();
  const isFaulty = text.trim() !== '' && readJson(text) === undefined;
  useEffect(() => {
    if (!isFaulty) return;
    let isCurrent = true;
    import('@/payload/parse-payload').then(
      ({ parsePayload }) => {
        const parsed = parsePayload(text);
        if (isCurrent && !('value' in parsed)) setFault({ text, fault: parsed.text });
      },
      () => isCurrent && setFault({ text, fault: '' }),
    );
    return () => void (isCurrent = false);
  }, [text, isFaulty]);
  return isFaulty ? (fault?.text === text ? fault.fault : '') : undefined;
}
