/** A file that is kept. */
export interface StoredFile {
  name: string;
  storedAt: Date;
}

/**
 * Where the marketplace keeps files that people gave it, such as covers. Nobody else reads them there: what is shown is
 * served by the server, which asks first who may see it.
 */
export interface FileStore {
  /**
   * Keeps a file under its name, such as 'covers/ab/abcd.webp', in place of an earlier one of that name. Once this
   * resolves the file survives a crash; readers see the whole file or none.
   */
  put(name: string, content: Buffer): Promise<void>;
  /** The content of the file, or null when there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  /** Forgets the file of that name, if there is one. */
  remove(name: string): Promise<void>;
  /** Lists the files below a folder, such as 'covers', in no particular order. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Forgets the file of that name if it was stored before a moment. One that is stored again meanwhile stays. */
  removeOlder(name: string, before: Date): Promise<void>;
}
