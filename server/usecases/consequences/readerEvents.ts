import type { ReaderEvents } from '../../domain/events/readerEvents.js';
import type { EventRegistry } from '../recording.js';

/** Descriptions and consequences of the events about bookmarks and saved searches. */
export const READER_EVENTS: Pick<EventRegistry, keyof ReaderEvents> = {
  BookmarkAdded: { description: 'A reader saved a book.' },
  BookmarkRemoved: { description: 'A reader removed a book from the saved ones.' },
  SearchSaved: { description: 'A reader saved a search.' },
  SavedSearchRemoved: { description: 'A reader removed a saved search.' },
};
