import { getEncodings, toEncoded, type Text, type Variable } from './text-with-variables';

/**
 * Functions for a POSIX shell that encode the values of variables. Each reads a text line by line, so that its line breaks are known,
 * and no output ends with one, which a shell would remove.
 */
const functions = {
  json: `to_json() {
  printf '%s\\n' "$1" | awk '
    BEGIN { printf "\\"" }
    { gsub(/["\\\\]/, "\\\\\\\\&"); gsub(/\\t/, "\\\\t"); gsub(/\\r/, "\\\\r")
      printf "%s%s", end, $0; end = "\\\\n" }
    END { printf "\\"" }'
}`,
  url: `to_url() {
  printf %s "$1" | od -An -v -tx1 | tr -d ' \\n' | sed 's/../%&/g'
}`,
  xml: `to_xml() {
  printf '%s\\n' "$1" | awk '
    { gsub(/&/, "\\\\&amp;"); gsub(/</, "\\\\&lt;"); gsub(/>/, "\\\\&gt;")
      gsub(/"/, "\\\\&quot;"); gsub(/\\r/, "\\\\&#13;")
      printf "%s%s", end, $0; end = "&#10;" }'
}`,
  // The value of a form field in double quotes, as curl reads it.
  form: `to_form() {
  printf '%s\\n' "$1" | awk '
    BEGIN { printf "\\"" }
    { gsub(/["\\\\]/, "\\\\\\\\&"); printf "%s%s", end, $0; end = "\\n" }
    END { printf "\\"" }'
}`,
};

const encoders = {
  json: (value: string) => `$(to_json "${value}")`,
  url: (value: string) => `$(to_url "${value}")`,
  xml: (value: string) => `$(to_xml "${value}")`,
};

/** Returns the functions that some texts need. */
export function toShellFunctions(texts: Text[], hasQuoted: boolean): string[] {
  return [...getEncodings(texts), ...(hasQuoted ? (['form'] as const) : [])].map((name) => functions[name]);
}

/** Writes the value of a variable for double quotes. */
export function toShellValue(variable: Variable): string {
  return toEncoded(variable, `$${variable.variable}`, encoders);
}
