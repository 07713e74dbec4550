import { describe, expect, it } from 'vitest';
import { choiceCount, discoverInput, readDiscover, writeDiscover } from './discover.ts';

const read = (query: string, path = '/discover') => readDiscover(new URLSearchParams(query), path);

describe('the address of the page of courses', () => {
  it('is read and written without loss', () => {
    const query =
      '/discover?q=gaivinimas&category_id=61&filter_group_id=8&filter_id=71&filter_id=81&sort=rating&page=3';
    expect(writeDiscover(read(query.split('?')[1] ?? ''))).toBe(query);
  });

  it('names a category by its key in the path', () => {
    const state = read('sort=title&category_id=62', '/discover/emergency');
    expect(state.category).toBe('emergency');
    expect(writeDiscover(state)).toBe('/discover/emergency?sort=title');
    expect(discoverInput(state)).toEqual({ query: { category: 'emergency', sort: 'title' } });
    expect(read('', '/discover/Emergency').category).toBeUndefined();
  });

  it('takes filters repeated and by comma, each once', () => {
    expect(read('filter_id=81,71&filter_id=71').filters).toEqual([81, 71]);
  });

  it('shows the nearest sense of what is out of range', () => {
    const state = read(
      'page=-4&sort=sideways&category_id=abc&filter_id=0&filter_id=99999999999&filter_id=71',
    );
    expect(state).toEqual({
      search: '',
      sort: undefined,
      category: undefined,
      groups: [],
      filters: [71],
      page: 1,
    });
    expect(read('category_id=0x3d&filter_id=1e1,0x47,2147483648')).toMatchObject({
      category: undefined,
      filters: [],
    });
    expect(read('page=2.7').page).toBe(2);
    expect(read('page=nine').page).toBe(1);
    expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(200);
    expect(read('q=a%00b').search).toBe('a b');
  });

  it('has no order by relevance without a search', () => {
    expect(read('sort=relevance').sort).toBeUndefined();
    expect(read('sort=relevance&q=%20').sort).toBeUndefined();
    expect(read('sort=relevance&q=ekg').sort).toBe('relevance');
  });

  it('has an order by popularity with a search and without one', () => {
    expect(discoverInput(read('sort=popular'))).toEqual({ query: { sort: 'popular' } });
    expect(discoverInput(read('sort=popular&q=ekg'))).toEqual({ query: { search: 'ekg', sort: 'popular' } });
  });

  it('is plain when nothing is chosen', () => {
    expect(writeDiscover({})).toBe('/discover');
    expect(discoverInput(read(''))).toEqual({ query: {} });
  });

  it('asks the call with its own names', () => {
    expect(discoverInput(read('q=ekg&filter_id=82&filter_id=71&category_id=62&page=2'))).toEqual({
      query: { search: 'ekg', category: 62, filters: '71,82', page: 2 },
    });
    // A group that stands open is the page's own affair.
    const state = read('filter_group_id=8,7&filter_group_id=9&filter_id=82,71');
    expect(state.groups).toEqual([8, 7, 9]);
    expect(discoverInput(state)).toEqual({ query: { filters: '71,82' } });
    expect(choiceCount(read('filter_id=82&filter_id=71&category_id=62'))).toBe(3);
  });
});
