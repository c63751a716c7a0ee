import { describe, expect, it } from 'vitest';
import { readFilters, writeFilters } from './filters';

const NOTHING = { search: '', genre: '', listingType: '', sortBy: '' };

describe('The filters in an address', () => {
  it('are read in the documented names', () => {
    const query = '?search=harry+poter&genre=Science+Fiction&listingType=lease&sortBy=price_asc';
    expect(readFilters(query)).toEqual({
      search: 'harry poter',
      genre: 'SCIENCE_FICTION',
      listingType: 'LEASE',
      sortBy: 'PRICE_ASC',
    });
  });

  it.each(['Non-Fiction', 'non-fiction', 'NON_FICTION', 'Non Fiction'])('know the genre %s', (genre) => {
    expect(readFilters(`?genre=${genre}`).genre).toBe('NON_FICTION');
  });

  it('are not chosen when they are not known, whatever the name', () => {
    expect(readFilters('?genre=Cooking&listingType=constructor&sortBy=toString&page=2')).toEqual(NOTHING);
  });

  it('are written so that they are read back', () => {
    const filters = {
      search: 'R. K. & co',
      genre: 'SELF_HELP',
      listingType: 'BOTH',
      sortBy: 'RATING_DESC',
    } as const;
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });

  it('leave no trace when nothing is chosen', () => {
    expect(writeFilters({ search: '  ', genre: '', listingType: '', sortBy: '' })).toBe('');
  });
});
