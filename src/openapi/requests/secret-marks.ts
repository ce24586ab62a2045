import type { SampleBody } from '../samples/sample-body';
import type { SampleField } from '../samples/multipart-fields';
import { isFile, type Piece } from '../samples/multipart-parts-as-sent';
import { toText, type Content, type Text, type VariableEncoding } from '../samples/text-with-variables';
import { toVariableName } from '../samples/variable-names';

/**
 * The marks of the secrets in a body. A body is written with a mark instead of each secret, and then divided at the marks. A mark
 * consists of letters and digits, which every serializer leaves as they are, and the other values do not contain it.
 */
export class SecretMarks {
  /** The names of the variables by mark. */
  readonly variables = new Map<string, string>();
  private start = 'secret0';

  /** `value` is the body with its secrets. */
  constructor(value: unknown) {
    const text = JSON.stringify(value) ?? '';
    while (text.includes(this.start)) this.start += '0';
  }

  /** Returns the mark of the secret with a name. Each secret has its own variable. */
  add(name: string): string {
    const mark = `${this.start}n${this.variables.size}e`;
    const own = toVariableName(name);
    const taken = new Set(this.variables.values());
    let variable = own;
    for (let number = 2; taken.has(variable); number++) variable = `${own}_${number}`;
    this.variables.set(mark, variable);
    return mark;
  }

  /** Returns a body whose marks are variables. */
  apply(body: SampleBody): SampleBody {
    if (this.variables.size === 0) return body;
    switch (body.kind) {
      case 'json':
        return { ...body, variables: this.variables };
      case 'text':
        return { ...body, text: this.split(body.text, body.mediaType.includes('urlencoded')) };
      case 'form':
        return { ...body, fields: body.fields.map(this.applyToField), text: this.split(body.text, true) };
      case 'multipart':
        return { ...body, fields: body.fields.map(this.applyToField) };
      case 'parts':
        return { ...body, parts: body.parts.map(this.applyToField), pieces: body.pieces.map(this.applyToPiece) };
      default:
        return body;
    }
  }

  private readonly applyToField = (field: SampleField): SampleField => ({
    ...field,
    value: this.split(field.value),
    ...(field.parts && { parts: field.parts.map(this.applyToField) }),
  });

  private readonly applyToPiece = (piece: Piece): Piece => (isFile(piece) ? piece : this.split(piece.join('')));

  /** Divides a text at the marks. What is around a mark says in what its value is written. */
  private split(content: Content, isUrl = false): Text {
    const text = typeof content === 'string' ? content : content.join('');
    const pieces = text
      // The value of a variable has references, which CDATA sections do not know.
      .replace(new RegExp(`<!\\[CDATA\\[(${this.start}n\\d+e)\\]\\]>`, 'g'), '$1')
      .split(new RegExp(`(${this.start}n\\d+e)`));
    const quote = isUrl ? '%22' : '"';
    const parts = pieces.map((piece, index) => {
      const variable = this.variables.get(piece);
      if (variable !== undefined) {
        const encodings = this.toEncodings(pieces, index, isUrl);
        return { variable, ...(encodings.length > 0 && { encodings }) };
      }
      // The quotes of JSON are part of the encoded value.
      const isJson = (mark: number) => mark in pieces && this.toEncodings(pieces, mark, isUrl).includes('json');
      const end = isJson(index + 1) ? -quote.length : undefined;
      return piece.slice(isJson(index - 1) ? quote.length : 0, end);
    });
    return toText(parts);
  }

  private toEncodings(pieces: readonly string[], index: number, isUrl: boolean): VariableEncoding[] {
    const [quote, open, start] = isUrl ? ['%22', '%3C', '='] : ['"', '<', '\r\n\r\n'];
    const before = pieces.slice(0, index).join('');
    // The value of the field, or the content of the part, in which the mark is.
    const content = before.slice(before.lastIndexOf(start) === -1 ? 0 : before.lastIndexOf(start) + start.length);
    const isXml = content.startsWith(open);
    const isJson = !isXml && before.endsWith(quote) && pieces[index + 1]?.startsWith(quote) === true;
    return [...(isXml ? (['xml'] as const) : isJson ? (['json'] as const) : []), ...(isUrl ? (['url'] as const) : [])];
  }
}
