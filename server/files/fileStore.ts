/** A stored file, and the time at which it was last stored. */
export interface StoredFile {
  name: string;
  storedAt: Date;
}

/**
 * Stores files that people uploaded, such as covers. The files are not public: before it sends a file, the server
 * checks that the requester may see it.
 */
export interface FileStore {
  /**
   * Stores a file under its name, such as 'covers/ab/abcd.webp', and replaces a file of the same name. Once the
   * promise resolves, the file survives a crash. Readers see the whole file or none.
   */
  put(name: string, content: Buffer): Promise<void>;
  /** Returns the content of the file; null if it does not exist. */
  read(name: string): Promise<Buffer | null>;
  /** Deletes the file if it exists. */
  remove(name: string): Promise<void>;
  /** Lists the files below a folder, such as 'covers', in no particular order. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Deletes the file if it was last stored before this time. A file that is stored again during the call is kept. */
  removeOlder(name: string, before: Date): Promise<void>;
}
