/** The library's own types omit that it is a CommonJS module with a default import only. */
declare module '@indic-transliteration/sanscript' {
  const sanscript: {
    /** Converts `data` from one script, or one romanisation, to another. */
    t(data: string, from: string, to: string): string;
  };
  export default sanscript;
}
