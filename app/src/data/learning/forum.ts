import type { EndpointId, Input } from '@medeina/contract';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { idOf } from '../ids.ts';
import { readPage } from '../paging.ts';

/** How many a page holds, of discussions as of answers: what a call gives unless asked otherwise. */
const pageSize = 12;

/** What of a forum is open: its discussions, or one of them; and a page of those or of its answers. */
interface ForumPlace {
  readonly discussion?: number | undefined;
  readonly page?: number;
}

/** Where in the forum the address leads, and the address of another place in it. */
export function useForumPlace(material: number) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const pathOf = useCallback(
    ({ discussion, page = 1 }: ForumPlace) => {
      const query = new URLSearchParams({ material: String(material) });
      if (discussion !== undefined) query.set('discussion', String(discussion));
      if (page > 1) query.set('page', String(page));
      return `${pathname}?${query.toString()}`;
    },
    [pathname, material],
  );
  return { discussion: idOf(search.get('discussion') ?? undefined), page: readPage(search), pathOf };
}

const pageOf = (page: number) => (page === 1 ? {} : { query: { page } });

export const discussionsInput = (forum: number, page: number): Input<'learning.forum.list'> => ({
  params: { id: forum },
  ...pageOf(page),
});

export const discussionInput = (id: number, page: number): Input<'learning.forum.discussion'> => ({
  params: { id },
  ...pageOf(page),
});

/** The page on which an answer stands, counted from 1. */
export const pageOfReply = (number: number): number => Math.max(1, Math.ceil(number / pageSize));

/** The page with the first answer that the person has not read; what they have not read stands at the end. */
export const pageToRead = ({
  replies,
  unread,
}: {
  readonly replies: number;
  readonly unread: number;
}): number => (unread === 0 ? 1 : pageOfReply(replies - unread + 1));

type ForumCall = Extract<EndpointId, 'learning.forum.discussion' | 'learning.forum.list'>;
const both: readonly ForumCall[] = ['learning.forum.discussion', 'learning.forum.list'];

/** Reads again what is shown of forums; of one that is gone the lists alone. */
export function useForumRefresh(): (calls?: readonly ForumCall[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (calls = both) => {
      await mutate((key) => Array.isArray(key) && calls.some((call) => call === key[0]));
    },
    [mutate],
  );
}
