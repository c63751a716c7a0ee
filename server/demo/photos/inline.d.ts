/** The file as a data URL: the server is built into few files, and this is in them. */
declare module '*.webp?inline' {
  const url: string;
  export default url;
}
