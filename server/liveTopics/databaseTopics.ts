import { EventEmitter } from 'node:events';
import type { LiveTopics, Topic } from './liveTopics.js';

const CHANNEL = 'panna_topics';

/** What is heard on a channel; `missed` when the connection was away for a while. */
export interface ChannelListener {
  heard(payload: string): void;
  missed(): void;
}

/** The database, as far as it carries messages from server to server. */
export interface ChannelDatabase {
  listen(channel: string, listener: ChannelListener): Promise<void>;
}

/** Changes travel by NOTIFY of PostgreSQL, which keeps them until the commit and tells every server that listens. */
export function databaseTopics(database: ChannelDatabase): LiveTopics {
  const watchers = new EventEmitter().setMaxListeners(0);
  const listener: ChannelListener = {
    heard: (topic) => void watchers.emit(topic),
    missed: () => watchers.eventNames().forEach((topic) => watchers.emit(topic)),
  };
  let listening: Promise<void> | undefined;
  // Only a server to which somebody watches keeps a connection for it.
  const listen = () =>
    (listening ??= database.listen(CHANNEL, listener).catch((error: unknown) => {
      listening = undefined;
      throw error;
    }));
  return {
    async publish(tx, changed) {
      // JSON, not an array: PostgreSQL would plan anew for the length of an array.
      const topics = JSON.stringify(changed);
      await tx.queryPrepared('SELECT pg_notify($1, topic) FROM json_array_elements_text($2::json) topic', [
        CHANNEL,
        topics,
      ]);
    },
    async watch(topic: Topic, onChange) {
      await listen();
      watchers.on(topic, onChange);
      return () => void watchers.off(topic, onChange);
    },
  };
}
