/** The content of a file as a data URL, which the build puts into the server's code. */
declare module '*.webp?inline' {
  const url: string;
  export default url;
}
