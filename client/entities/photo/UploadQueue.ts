import { i18n } from '@lingui/core';
import { newKey } from '../../shared/apollo/newKey';
import { outcomeOf, type Payload } from '../../shared/send/outcomeOf';
import { pageStore } from '../../shared/store/store';
import { pictureRefusal } from './pictureRefusal';
import { preparedPhoto } from './preparedPhoto';

/** A photo that was chosen, until the server has it. */
export type Upload = {
  readonly key: string;
  readonly file: File;
  readonly caption: string;
  readonly state: 'CHOSEN' | 'WAITING' | 'SENDING' | 'FAILED';
  /** Why it could not be sent. */
  readonly failure: string | null;
};

/** How photos are sent, and what to say of one that was not when the server says nothing. */
export type Sending = {
  readonly send: (photo: File, caption: string | null) => Promise<Payload | null | undefined>;
  readonly fallback: string;
};

/**
 * Photos on their way to the server, in the order in which they are to stand. They are sent one after the other; one that
 * fails keeps none waiting, and stays.
 */
export class UploadQueue {
  readonly store = pageStore<readonly Upload[]>([]);
  private last: Promise<void> = Promise.resolve();

  /** Puts files behind the others. */
  add(files: readonly File[]): void {
    const chosen = files.map((file) => ({ ...CHOSEN, key: newKey(), file }));
    this.store.write([...this.store.read(), ...chosen]);
  }

  change(key: string, changes: Partial<Upload>): void {
    this.store.write(this.store.read().map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }

  remove(key: string): void {
    this.store.write(this.store.read().filter((each) => each.key !== key));
  }

  /** Brings a photo to another place. */
  move(key: string, to: number): void {
    const moved = this.find(key);
    if (!moved) return;
    const others = this.store.read().filter((each) => each !== moved);
    this.store.write(others.toSpliced(to, 0, moved));
  }

  /** Sends what is not under way, or one of it; answers once nothing is under way any more whether all is there. */
  async send(sending: Sending, only?: string): Promise<boolean> {
    for (const { key, state } of this.store.read()) {
      const isMeant = only === undefined || only === key;
      if (!isMeant || state === 'WAITING' || state === 'SENDING') continue;
      this.change(key, { state: 'WAITING', failure: null });
      this.last = this.last.then(() => this.sendOne(key, sending));
    }
    await this.last;
    return this.store.read().length === 0;
  }

  private async sendOne(key: string, { send, fallback }: Sending): Promise<void> {
    const upload = this.find(key);
    if (!upload) return;
    this.change(key, { state: 'SENDING' });
    const photo = await preparedPhoto(upload.file);
    const refusal = pictureRefusal(photo);
    const { accepted, failure } = refusal
      ? { accepted: null, failure: i18n._(refusal) }
      : await outcomeOf(() => send(photo, upload.caption.trim() || null), { fallback });
    if (accepted) this.remove(key);
    else this.change(key, { state: 'FAILED', failure });
  }

  private find(key: string): Upload | undefined {
    return this.store.read().find((each) => each.key === key);
  }
}

const CHOSEN = { caption: '', state: 'CHOSEN', failure: null } as const;
