import { RichText } from '@medeina/design-system/primitives/RichText';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useForumPlace } from '../../../../data/learning/forum.ts';
import { useSession } from '../../../../session/hooks.ts';
import type { KindProps } from '../kind.ts';
import { useOpened } from '../useOpened.ts';
import { Discussion } from './Discussion.tsx';
import { Discussions } from './Discussions.tsx';
import { useSay } from './useSay.ts';

/**
 * Moves the focus to the heading of the place in the forum to which one comes, once it is there. Where the page begins,
 * the material itself takes the focus.
 */
function useArrival(place: number | undefined): RefCallback<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);
  const previous = useRef(place);
  useEffect(() => {
    if (previous.current === place) return;
    previous.current = place;
    isAwaited.current = heading.current === null;
    heading.current?.focus();
  }, [place]);
  return useCallback((element) => {
    heading.current = element;
    if (element === null || !isAwaited.current) return;
    isAwaited.current = false;
    element.focus();
  }, []);
}

/** A forum of the course: its discussions, or the one that the address names. */
export function ForumView(props: KindProps<'forum'>) {
  const { material, learning } = props;
  const { complete } = learning;
  const say = useSay();
  const session = useSession();
  const { discussion } = useForumPlace(material.course_module_id);
  useOpened(material, material.forum !== null, complete);
  const head = useArrival(discussion);
  const onPosted = useCallback(
    (isCompleted: boolean) => {
      // The server has completed it: asked once more, it says so to the whole page.
      if (isCompleted && !material.completed) complete(material, true);
    },
    [material, complete],
  );
  if (material.forum === null || session.status !== 'user') return null;
  const shared = { ...props, customer: session.customer.customer_id, onPosted, head };
  return (
    <Stack gap={24}>
      {discussion === undefined && material.description !== null && <RichText html={material.description} />}
      {material.completion === 2 && !material.completed && material.forum.completed_by === 'posting' && (
        <Text size="small" tone="muted">
          {say('completes')}
        </Text>
      )}
      {discussion === undefined ? (
        <Discussions {...shared} />
      ) : (
        <Discussion key={discussion} {...shared} id={discussion} />
      )}
    </Stack>
  );
}
