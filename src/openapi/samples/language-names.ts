/** The names of the languages of request samples in display order. */
export const languageNames = [
  { language: 'curl', label: 'curl' },
  { language: 'javascript', label: 'JavaScript' },
  { language: 'typescript', label: 'TypeScript' },
  { language: 'python', label: 'Python' },
  { language: 'go', label: 'Go' },
  { language: 'csharp', label: 'C#' },
  { language: 'java', label: 'Java' },
  { language: 'powershell', label: 'PowerShell' },
] as const;
