/** A folder with the project, or a copy of it in another language, and the variables that its programs get. */
export interface Project {
  root: string;
  env: Record<string, string>;
}
