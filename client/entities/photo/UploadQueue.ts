import { i18n } from '@lingui/core';
import { newKey } from '../../shared/apollo/newKey';
import { translateError } from '../../shared/refusals/translateError';
import { outcomeOf, type Payload } from '../../shared/send/outcomeOf';
import { pageStore } from '../../shared/store/store';
import { preparedPhoto } from './preparedPhoto';
import { isOfTheFile, problemOf } from './unfitFile';

/** A chosen photo that has not been uploaded yet. */
export type Upload = {
  readonly key: string;
  readonly file: File;
  readonly caption: string;
  /** UNFIT: the file itself was refused, so it is never sent again. */
  readonly state: 'CHOSEN' | 'WAITING' | 'SENDING' | 'FAILED' | 'UNFIT';
  /** The reason why the photo was refused or its upload failed; null if neither happened. */
  readonly failure: string | null;
};

/** The function that uploads a photo, and the message for failures without a reason. */
export type Sending = {
  readonly send: (photo: File, caption: string | null) => Promise<Payload | null | undefined>;
  readonly fallback: string;
};

/**
 * The queue of chosen photos, in the order in which they will be shown. Photos are uploaded one at a time. A photo
 * whose upload fails stays in the queue and does not delay the others.
 */
export class UploadQueue {
  readonly store = pageStore<readonly Upload[]>([]);
  /** The photos that were uploaded and have left the queue. */
  readonly sent = pageStore<readonly Upload[]>([]);
  private last: Promise<void> = Promise.resolve();
  /** Resized photos by key. Photos are resized one at a time, because resizing takes much memory. */
  private readonly ready = new Map<string, Promise<File>>();
  private lastReady: Promise<unknown> = Promise.resolve();

  /** Adds files and checks them immediately, so that no caption is written for a photo that cannot be uploaded. */
  add(files: readonly File[]): void {
    if (this.store.read().length === 0) this.sent.write([]);
    const chosen = files.map((file) => ({ ...CHOSEN, key: newKey(), file }));
    this.store.write([...this.store.read(), ...chosen]);
    for (const { key, file } of chosen) {
      const ready = this.lastReady.then(() => preparedPhoto(file));
      this.ready.set(key, ready);
      this.lastReady = ready.then((photo) => this.look(key, photo));
    }
  }

  change(key: string, changes: Partial<Upload>): void {
    this.store.write(this.store.read().map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }

  remove(key: string): void {
    this.ready.delete(key);
    this.store.write(this.store.read().filter((each) => each.key !== key));
  }

  move(key: string, to: number): void {
    const moved = this.find(key);
    if (!moved) return;
    const others = this.store.read().filter((each) => each !== moved);
    this.store.write(others.toSpliced(to, 0, moved));
  }

  /**
   * Uploads the photo with the key `only`; without `only`, all photos that can be uploaded. Resolves once no upload is pending.
   * The result is true if every photo was uploaded and the queue is empty.
   */
  async send(sending: Sending, only?: string): Promise<boolean> {
    for (const { key, state } of this.store.read()) {
      const isMeant = only === undefined || only === key;
      if (!isMeant || (state !== 'CHOSEN' && state !== 'FAILED')) continue;
      this.change(key, { state: 'WAITING', failure: null });
      this.last = this.last.then(() => this.sendOne(key, sending));
    }
    await this.last;
    return this.store.read().length === 0;
  }

  private async sendOne(key: string, { send, fallback }: Sending): Promise<void> {
    this.change(key, { state: 'SENDING' });
    const photo = await this.ready.get(key);
    const upload = this.find(key);
    if (!upload || !photo || (await this.look(key, photo))) return;
    let isUnfit = false;
    const onRefused = ([first]: Payload['userErrors']) => {
      isUnfit = first !== undefined && isOfTheFile(first);
      return first ? translateError(first) : null;
    };
    const request = () => send(photo, upload.caption.trim() || null);
    const { accepted, failure } = await outcomeOf(request, { fallback }, { onRefused });
    if (accepted) this.haveSent(upload);
    else if (isUnfit) this.putAside(key, failure);
    else this.change(key, { state: 'FAILED', failure });
  }

  private haveSent(upload: Upload): void {
    this.remove(upload.key);
    this.sent.write([...this.sent.read(), upload]);
  }

  /** Checks a file. Marks it as UNFIT and returns true if it can never be uploaded. */
  private async look(key: string, photo: File): Promise<boolean> {
    const problem = await problemOf(photo);
    if (problem) this.putAside(key, i18n._(problem));
    return problem !== null;
  }

  /** Marks a refused file as UNFIT and moves it to the end of the queue. */
  private putAside(key: string, failure: string | null): void {
    const unfit = this.find(key);
    if (!unfit) return;
    const others = this.store.read().filter((each) => each !== unfit);
    this.store.write([...others, { ...unfit, state: 'UNFIT', failure }]);
  }

  private find(key: string): Upload | undefined {
    return this.store.read().find((each) => each.key === key);
  }
}

const CHOSEN = { caption: '', state: 'CHOSEN', failure: null } as const;
