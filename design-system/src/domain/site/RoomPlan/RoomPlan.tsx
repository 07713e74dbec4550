import type { RootProps } from '../../../internal/root.ts';
import { RuledList } from '../RuledList/index.ts';
import * as styles from './RoomPlan.css.ts';

/** What one of the three does. */
export interface RoomRole {
  title: string;
  text?: string | undefined;
}

export interface RoomPlanProps extends RootProps<HTMLDivElement> {
  /** The three, by their numbers in the plan: at the foot of the bed, at its left, at its right. */
  roles: readonly [RoomRole, RoomRole, RoomRole];
}

/** Around the bed, as wood grows around its core. */
const rings = [58, 88, 118, 150] as const;

/** Where the three stand, in the plan's own units. */
const places = [
  { x: 240, y: 304 },
  { x: 142, y: 190 },
  { x: 338, y: 150 },
] as const;

/** The simulation room from above. Decorative: the list beside it says who does what. */
function Plan() {
  return (
    <svg className={styles.plan} viewBox="0 0 480 360" fill="none" aria-hidden="true" focusable="false">
      {rings.map((radius) => (
        <ellipse key={radius} className={styles.ring} cx="240" cy="180" rx={radius * 1.02} ry={radius} />
      ))}
      {/* Walls, with a door at the left and the window of the room beside. */}
      <path className={styles.wall} d="M12 262V16q0-4 4-4h448q4 0 4 4v328q0 4-4 4H16q-4 0-4-4v-10" />
      <path className={styles.thing} d="M12 262h72a72 72 0 0 1-72 72" />
      <path className={styles.thing} d="M372 12v76q0 4 4 4h92M382 12v66q0 4 4 4h82" />
      {/* Who leads the scenario from there, at a desk. */}
      <path className={styles.thing} d="M414 30h40v18h-40z" />
      <circle className={styles.thing} cx="434" cy="62" r="8" />
      {/* The bed, its pillow and the patient. */}
      <rect className={styles.bed} x="198" y="92" width="84" height="176" rx="8" />
      <rect className={styles.thing} x="212" y="102" width="56" height="34" rx="6" />
      <circle className={styles.thing} cx="240" cy="124" r="12" />
      <path className={styles.thing} d="M218 262v-88q0-30 22-30t22 30v88M208 208h64" />
      {/* The monitor, the drip, and the cupboard with its drawers. */}
      <path className={styles.thing} d="M142 70h44v26h-44zM150 84h8l4-8 5 14 4-6h8" />
      <circle className={styles.thing} cx="302" cy="96" r="7" />
      <path className={styles.thing} d="M302 89v14M295 96h14" />
      <path
        className={styles.thing}
        d="M424 140h32v120h-32zM424 180h32M424 220h32M436 160h8M436 200h8M436 240h8"
      />
      <path className={styles.thing} d="M40 28h72v30H40zM76 28v30" />
      <circle className={styles.seed} cx="240" cy="176" r="5" />
      {places.map(({ x, y }, index) => (
        <g key={x}>
          <circle className={styles.reach} cx={x} cy={y} r="27" />
          <circle className={styles.place} cx={x} cy={y} r="20" />
          <text className={styles.number} x={x} y={y} dy=".36em" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Practice in a group of three: the room from above with the three at their places, and what each of them does. */
export function RoomPlan({ roles, ...root }: RoomPlanProps) {
  return (
    <div {...root} className={styles.room}>
      <div className={styles.halves}>
        <Plan />
        <RuledList numbered items={roles} />
      </div>
    </div>
  );
}
