import { EventEmitter } from 'node:events';
import type { LiveTopics, Topic } from './liveTopics.js';

const CHANNEL = 'panna_topics';

/**
 * Receives the messages of a channel. `missed` is called if messages may have been lost because the connection was
 * interrupted.
 */
export interface ChannelListener {
  heard(payload: string): void;
  missed(): void;
}

/** The database operation that receives messages from other servers. */
export interface ChannelDatabase {
  listen(channel: string, listener: ChannelListener): Promise<void>;
}

/** Returns live topics that use PostgreSQL's NOTIFY: messages reach all listening servers when the transaction commits. */
export function databaseTopics(database: ChannelDatabase): LiveTopics {
  const watchers = new EventEmitter().setMaxListeners(0);
  const listener: ChannelListener = {
    heard: (topic) => void watchers.emit(topic),
    missed: () => watchers.eventNames().forEach((topic) => watchers.emit(topic)),
  };
  let listening: Promise<void> | undefined;
  // The server opens the listening connection only when a client first watches a topic.
  const listen = () =>
    (listening ??= database.listen(CHANNEL, listener).catch((error: unknown) => {
      listening = undefined;
      throw error;
    }));
  return {
    async publish(tx, changed) {
      // JSON instead of an array, because PostgreSQL plans the statement again for each array length.
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
