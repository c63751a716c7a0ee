import { queryOfSearch } from '../../../domain/catalogue/savedSearch.js';
import { matchesOf } from '../../../persistence/queries/savedSearches/matches.js';
import { savedSearchesOf } from '../../../persistence/queries/savedSearches/savedSearches.js';
import { notification } from '../notificationKind.js';

/** Most books in a mail. */
const MOST_NAMED = 20;

/** Tells of new books that match saved searches, once a day. */
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
      found: 'You wanted to know when it comes. Here is what is new:',
      remove: 'To hear no more of a search, remove it on the page of your bookmarks.',
      look: 'Look at them',
    },
    HI: {
      subject: 'आपकी सहेजी खोजों से मेल खाती {count, plural, one {एक नई किताब} other {# नई किताबें}}',
      found: 'आप जानना चाहते थे कि कब आए। यह रहा जो नया है:',
      remove: 'किसी खोज के बारे में और सूचना न पाने के लिए उसे अपने बुकमार्क के पेज पर हटा दें।',
      look: 'देखें',
    },
    GU: {
      subject: 'તમારી સાચવેલી શોધ સાથે મળતાં આવતાં {count, plural, one {# નવું પુસ્તક} other {# નવાં પુસ્તકો}}',
      found: 'ક્યારે આવે તે તમારે જાણવું હતું. આ રહ્યું નવું:',
      remove: 'કોઈ શોધ વિશે હવે જાણવું ન હોય તો તેને તમારા બુકમાર્કના પાના પરથી કાઢી નાખો.',
      look: 'જુઓ',
    },
  },
});
