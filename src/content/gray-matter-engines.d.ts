declare module 'gray-matter/lib/engines.js' {
  const engines: { javascript: { parse: (source: string) => unknown } };
  export default engines;
}
