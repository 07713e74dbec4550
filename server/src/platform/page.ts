/** One page of a list as the wire has it. */
export interface Page<Item> {
  data: Item[];
  current_page: number;
  last_page: number;
  total: number;
  from: number | null;
  to: number | null;
}

/** @param page from 1; a page past the last one is empty, its `from` and `to` are null. */
export function pageOf<Item>(data: Item[], total: number, page: number, limit: number): Page<Item> {
  const from = (page - 1) * limit + 1;
  return {
    data,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / limit)),
    total,
    from: data.length === 0 ? null : from,
    to: data.length === 0 ? null : from + data.length - 1,
  };
}
