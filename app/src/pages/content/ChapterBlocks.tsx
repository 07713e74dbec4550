import type { ChapterBlock } from '@medeina/contract';
import { SkillRings } from '@medeina/design-system/domain/Advantages';
import { CoursePlate } from '@medeina/design-system/domain/CoursePlate';
import { RoomPlan } from '@medeina/design-system/domain/RoomPlan';
import { RuledList } from '@medeina/design-system/domain/RuledList';
import { Icon } from '@medeina/design-system/primitives/Icon';
import { CalendarDays, KeyRound, LockKeyhole, MessageCircle, Smartphone } from 'lucide-react';
import { hueOf } from '../../data/catalogue/cards.ts';
import * as styles from './ChapterBlocks.css.ts';

const icons = {
  calendar: CalendarDays,
  device: Smartphone,
  key: KeyRound,
  lock: LockKeyhole,
  message: MessageCircle,
} as const;

type Row = Extract<ChapterBlock, { kind: 'rows' }>['rows'][number];

const itemOf = ({ title, text, link }: Row) => ({ title, text: text ?? undefined, href: link ?? undefined });

/** Whether a block stands beside the chapter; the others stand below its text. */
export const isBeside = ({ kind }: ChapterBlock): boolean =>
  kind === 'step' || kind === 'plate' || kind === 'icon';

interface BlockProps {
  block: ChapterBlock;
  /** How much of the page's way this chapter ends, where it is a step of it. */
  share: number;
}

function Block({ block, share }: BlockProps) {
  switch (block.kind) {
    case 'step':
      return <SkillRings share={share} size="large" />;
    case 'plate':
      return (
        <div className={styles.plate}>
          <CoursePlate category={hueOf(block.category)} ratio="fill" />
        </div>
      );
    case 'icon':
      return (
        <div className={styles.icon}>
          <Icon icon={icons[block.icon]} size="tile" />
        </div>
      );
    case 'room': {
      const [first, second, third] = block.roles.map(itemOf);
      if (first === undefined || second === undefined || third === undefined) return null;
      return <RoomPlan roles={[first, second, third]} />;
    }
    default:
      return <RuledList items={block.rows.map(itemOf)} numbered={block.numbered} />;
  }
}

interface ChapterBlocksProps {
  blocks: readonly ChapterBlock[];
  share: number;
}

function Blocks({ blocks, share }: ChapterBlocksProps) {
  return blocks.map((block, place) => (
    // Blocks have no name of their own and never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Block key={place} block={block} share={share} />
  ));
}

/** What is drawn beside a chapter. */
export function BlocksBeside({ blocks, share }: ChapterBlocksProps) {
  return <Blocks blocks={blocks.filter(isBeside)} share={share} />;
}

/** What follows the text of a chapter. */
export function BlocksBelow({ blocks, share }: ChapterBlocksProps) {
  return <Blocks blocks={blocks.filter((block) => !isBeside(block))} share={share} />;
}
