import { spawnSync } from 'node:child_process';
import { canRun } from '@/tools/find-or-install-browser';
import type { ReceivedRequest } from './stub-server';

/** A part of a multipart body, with the names of its headers in lowercase. Each character of the text is one byte. */
export interface Part {
  headers: Record<string, string>;
  /** The name of a form field. */
  name?: string;
  body: string | Part[];
}

/** True if this machine has the parsers. */
export const hasParsers = canRun('python3', '--version');

/** Parsers of forms that neither Node.js nor a package of this project reads. Python contains them. */
const program = `
import base64, email.parser, email.policy, json, sys
from xml.etree import ElementTree

def to_parts(message):
    for part in message.iter_parts():
        body = part.get_payload(decode=True)
        headers = {name.lower(): str(value) for name, value in part.items()}
        name = part.get_param("name", header="content-disposition")
        yield {
            "headers": headers,
            "body": list(to_parts(part)) if part.is_multipart() else body.decode("latin-1"),
            **({} if name is None else {"name": name}),
        }

def parse(media_type, body):
    if media_type.startswith("multipart/"):
        head = b"Content-Type: " + media_type.encode() + b"\\r\\n\\r\\n"
        message = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + body)
        assert not message.defects, message.defects
        return list(to_parts(message))
    return ElementTree.canonicalize(body.decode(), strip_text=True)

json.dump([parse(type, base64.b64decode(body)) for type, body in json.load(sys.stdin)], sys.stdout)
`;

/** Parses bodies whose media types are multipart or XML: the parts, or canonical XML. */
export function parseBodies(requests: Pick<ReceivedRequest, 'headers' | 'body'>[]): (Part[] | string)[] {
  const input = requests.map(({ headers, body }) => [headers['content-type'] ?? '', body.toString('base64')]);
  const { status, stdout, stderr } = spawnSync('python3', ['-c', program], {
    input: JSON.stringify(input),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as (Part[] | string)[];
}
