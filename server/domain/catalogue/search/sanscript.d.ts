/**
 * Required because the library's own types do not declare that it is a CommonJS module with only a default export.
 */
declare module '@indic-transliteration/sanscript' {
  const sanscript: {
    /** Converts `data` from one script, or one romanisation, to another. */
    t(data: string, from: string, to: string): string;
  };
  export default sanscript;
}
