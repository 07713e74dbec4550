import { useEffect, useRef, useState } from 'react';
import { Heart } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LinkButton } from '../../../primitives/Link/index.ts';
import { Panel } from '../../../primitives/Panel/index.ts';
import { Price } from '../../../primitives/Price/index.ts';
import type { PriceProps } from '../../../primitives/Price/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { FactRows } from '../../support/FactRows.tsx';
import * as styles from './BuyPanel.css.ts';

/** Options shown before "show more". */
const FIRST = 3;

/** A date of practice, or the course without practice. */
export interface ProductOption {
  id: string;
  /** "4–5 December", or the name of the option without a date. */
  title: string;
  /** "14 Santariškių St., Vilnius" */
  place?: string | undefined;
  /** "2 places left": words, not only a colour. */
  seats?: string | undefined;
  price?: Pick<PriceProps, 'price' | 'special'> | undefined;
  /** Sold out. */
  full?: boolean | undefined;
}

/** The main action: a link or a button. */
export interface BuyAction {
  label: string;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  icon?: IconSource | undefined;
  loading?: boolean | undefined;
}

export interface BuyPanelProps {
  /** The name of the panel: "Price and dates". */
  label: string;
  /** The price of the chosen option or of the course. */
  price?: Pick<PriceProps, 'price' | 'special'> | undefined;
  /** Beside the price: "per person". */
  unit?: string | undefined;
  /** The options, if there are several. */
  options?:
    | {
        label: string;
        items: readonly ProductOption[];
        value: string | undefined;
        onChange: (id: string) => void;
        /** "Show 4 more dates" */
        more: (hidden: number) => string;
      }
    | undefined;
  action: BuyAction;
  /** A sentence below the button. */
  note?: string | undefined;
  /** Duration, practice, group, certificate. */
  facts: readonly { label: string; value: string }[];
  /** The chosen option in a few words, for the bar of a phone. */
  choice?: string | undefined;
  /** The heart in the bar of a phone. */
  favourite?: { on: boolean; label: string; onToggle: () => void } | undefined;
}

function Action({ action, large = false }: { action: BuyAction; large?: boolean }) {
  const look = { icon: action.icon, ...(large ? ({ size: 'lg', full: true } as const) : {}) };
  return action.href === undefined ? (
    <Button {...look} loading={action.loading} onClick={action.onPress}>
      {action.label}
    </Button>
  ) : (
    <ButtonLink {...look} href={action.href}>
      {action.label}
    </ButtonLink>
  );
}

function Options({ label, items, value, onChange, more }: NonNullable<BuyPanelProps['options']>) {
  const further = items.findIndex((item) => item.id === value) >= FIRST;
  const [all, setAll] = useState(further);
  // The chosen option is never hidden, and stays in view once the arrow keys move up from it.
  if (further && !all) setAll(true);
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shown = all ? items : items.slice(0, FIRST);

  useEffect(() => {
    if (!asked) return;
    // The focused button is gone.
    const rows = [...(box.current?.querySelectorAll('input') ?? [])];
    const free = rows.filter((row) => !row.disabled);
    (free.find((row) => rows.indexOf(row) >= FIRST) ?? free.at(-1))?.focus();
  }, [asked]);

  return (
    <div ref={box} className={styles.options}>
      <RadioGroup
        outlined
        label={label}
        value={value ?? ''}
        onChange={onChange}
        options={shown.map((item) => ({
          value: item.id,
          label: <b className={styles.date}>{item.title}</b>,
          detail: item.place,
          disabled: item.full,
          end: (
            <span className={styles.end}>
              {item.price !== undefined && <Price {...item.price} align="end" />}
              {item.seats !== undefined && <span className={styles.seats}>{item.seats}</span>}
            </span>
          ),
        }))}
      />
      {!all && items.length > FIRST && (
        <LinkButton
          alone
          onClick={() => {
            setAll(true);
            setAsked(true);
          }}
        >
          {more(items.length - FIRST)}
        </LinkButton>
      )}
    </div>
  );
}

/**
 * The price of a course, its dates and the main action. On a phone a bar at the bottom repeats the choice while the
 * panel's button is out of view. The page leaves space for it with `BuyBarSpace`.
 */
export function BuyPanel({
  label,
  price,
  unit,
  options,
  action,
  note,
  facts,
  choice,
  favourite,
}: BuyPanelProps) {
  const own = useRef<HTMLDivElement>(null);
  const [ownInSight, setOwnInSight] = useState(false);
  // The bar stays while it has the keyboard focus.
  const [held, setHeld] = useState(false);
  const away = ownInSight && !held;

  useEffect(() => {
    const target = own.current;
    if (target === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setOwnInSight(entry?.isIntersecting === true);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <>
      <Panel as="section" aria-label={label}>
        {price !== undefined && (
          <div className={styles.head}>
            <Price {...price} size="xl" />
            {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          </div>
        )}
        {options !== undefined && options.items.length > 0 && <Options {...options} />}
        <div ref={own}>
          <Action action={action} large />
        </div>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            <FactRows facts={facts} />
          </dl>
        )}
      </Panel>
      <div
        className={styles.bar}
        inert={away}
        data-away={away ? '' : undefined}
        onFocus={({ target }) => {
          setHeld(target.matches(':focus-visible'));
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setHeld(false);
        }}
      >
        <div className={classes(styles.barWords, choice === undefined && styles.barPrice)}>
          {choice !== undefined && <span className={styles.choice}>{choice}</span>}
          {price !== undefined && <Price {...price} size="lg" />}
        </div>
        {favourite !== undefined && (
          <IconButton
            icon={Heart}
            size="bar"
            tip="above"
            label={favourite.label}
            filled={favourite.on}
            aria-pressed={favourite.on}
            onClick={favourite.onToggle}
          />
        )}
        <Action action={action} />
      </div>
    </>
  );
}

/** The height of a phone's bar, for the end of the page. */
export function BuyBarSpace() {
  return <div className={styles.space} aria-hidden="true" />;
}

/** The panel while it loads. */
export function BuyPanelSkeleton({ label }: { label: string }) {
  return (
    <Panel as="section" aria-busy="true" aria-label={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.bars}>
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="button" />
        <Skeleton width="most" />
        <Skeleton width="most" />
      </div>
    </Panel>
  );
}
