/** The library's own types leave out that it is a CommonJS module, whose default import is all that it exports. */
declare module '@indic-transliteration/sanscript' {
  const sanscript: {
    /** `data` from one script, or one way to write it in Latin letters, in another. */
    t(data: string, from: string, to: string): string;
  };
  export default sanscript;
}
