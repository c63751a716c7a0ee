import { queryOfSearch } from '../../../domain/catalogue/savedSearch.js';
import { matchesOf } from '../../../persistence/queries/savedSearches/matches.js';
import { savedSearchesOf } from '../../../persistence/queries/savedSearches/savedSearches.js';
import { notification } from '../notificationKind.js';

/** Maximum number of books that one mail lists. */
const MOST_NAMED = 20;

/** Notifies a person of new books that match their saved searches, in at most one mail a day. */
export const matchesFound = notification({
  name: 'MATCHES_FOUND',
  setting: 'ANY_MAIL',
  async find({ database }, { day }: { day: string }, { id: userId }) {
    const books = await matchesOf(database, { userId, day, most: MOST_NAMED });
    const [first] = books;
    if (!first) return null;
    const ofOne = books.every(({ searchId }) => searchId === first.searchId);
    const search = ofOne && (await savedSearchesOf(database, userId)).find(({ id }) => id === first.searchId);
    const path = search ? `/books?${queryOfSearch(search.filter)}&sortBy=date_desc` : '/bookmarks';
    return { books, total: first.total, path };
  },
  write: ({ books, total, path }, { text }, site) => ({
    subject: text('subject', { count: total }),
    paragraphs: [text('found'), text('remove')],
    rows: books.map(({ title, author }) => [title, author]),
    action: { label: text('look'), url: site.url + path },
  }),
  texts: {
    EN: {
      subject: '{count, plural, one {A new book matches} other {# new books match}} your saved searches',
      found: 'These new books match a search that you saved:',
      remove: 'To stop these emails, remove the saved search on your bookmarks page.',
      look: 'View the books',
    },
    HI: {
      subject: 'आपकी सहेजी खोजों से मेल खाती {count, plural, one {एक नई किताब} other {# नई किताबें}}',
      found: 'ये नई किताबें आपकी सहेजी खोज से मेल खाती हैं:',
      remove: 'ये ईमेल बंद करने के लिए सहेजी खोज को अपने बुकमार्क पेज से हटा दें।',
      look: 'किताबें देखें',
    },
    GU: {
      subject: 'તમારી સાચવેલી શોધ સાથે મળતાં આવતાં {count, plural, one {# નવું પુસ્તક} other {# નવાં પુસ્તકો}}',
      found: 'આ નવાં પુસ્તકો તમારી સાચવેલી શોધ સાથે મળતાં આવે છે:',
      remove: 'આ ઈમેલ બંધ કરવા માટે સાચવેલી શોધને તમારા બુકમાર્કના પાના પરથી કાઢી નાખો.',
      look: 'પુસ્તકો જુઓ',
    },
  },
});
