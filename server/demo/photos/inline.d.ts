/** A file as a data URL, because the built server contains such files in its scripts. */
declare module '*.webp?inline' {
  const url: string;
  export default url;
}
