import { useEffect, useRef, useState } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Heart } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LinkButton } from '../../../primitives/Link/index.ts';
import { Panel } from '../../../primitives/Panel/index.ts';
import { Price } from '../../../primitives/Price/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { FactRows } from '../../support/FactRows.tsx';
import type { CourseFavourite, CoursePrice } from '../CourseCard/index.ts';
import { buyPanelWords } from './BuyPanel.words.ts';
import type { BuyPanelWord } from './BuyPanel.words.ts';
import * as styles from './BuyPanel.css.ts';

/** Options shown before "show more". */
const FIRST = 3;

/** A date of practice, or the course without practice. */
export interface ProductOption {
  id: string;
  /** "4–5 December", or the name of the option without a date. */
  title: string;
  /** "14 Pavyzdžio St., Vilnius" */
  place?: string | undefined;
  /** "2 places left": words, not only a colour. */
  seats?: string | undefined;
  price?: CoursePrice | undefined;
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

/** Where a fact leads. */
export interface BuyFactLink {
  /** "Show on the map" */
  label: string;
  href: string;
}

/** A fact of the course. */
export interface BuyFact {
  /** "Duration" */
  label: string;
  /** "14 h" */
  value: string;
  /** Below the value, such as to a map of the place; opens in a new tab. */
  link?: BuyFactLink | undefined;
}

export interface BuyPanelProps extends RootProps {
  /** The name of the panel; "How to start" by default. */
  label?: string | undefined;
  /** The price of the chosen option or of the course. */
  price?: CoursePrice | undefined;
  /** Beside the price: "per person". */
  unit?: string | undefined;
  /** The options, if there are several. */
  options?: readonly ProductOption[] | undefined;
  /** The id of the chosen option, empty for none; uncontrolled when left out. */
  value?: string | undefined;
  /** The option chosen at first. */
  defaultValue?: string | undefined;
  /** Another option was chosen, by its id. */
  onChange?: ((id: string) => void) | undefined;
  /** The one thing to do. */
  action: BuyAction;
  /** A sentence below the button. */
  note?: string | undefined;
  /** Theory, practice, place, group, certificate. */
  facts: readonly BuyFact[];
  /** The chosen option in a few words, for the bar of a phone. */
  choice?: string | undefined;
  /** The heart in the bar of a phone. */
  favourite?: CourseFavourite | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<BuyPanelWord, string>> | undefined;
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

interface OptionsProps {
  items: readonly ProductOption[];
  value: string;
  onChange: (id: string) => void;
  say: Say<BuyPanelWord>;
}

function Options({ items, value, onChange, say }: OptionsProps) {
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
        label={say('choose')}
        value={value}
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
          {say('more', { count: items.length - FIRST })}
        </LinkButton>
      )}
    </div>
  );
}

const none: readonly ProductOption[] = [];

/**
 * The price of a course, its dates and the main action. On a phone a bar at the bottom repeats the choice while the
 * panel's button is out of view. The page leaves space for it with `BuyBarSpace`.
 */
export function BuyPanel({
  label,
  price,
  unit,
  options = none,
  value,
  defaultValue = '',
  onChange,
  action,
  note,
  facts,
  choice,
  favourite,
  texts,
  ...root
}: BuyPanelProps) {
  const say = useWords(buyPanelWords, texts);
  const [chosen, choose] = useControllableState({ prop: value, defaultProp: defaultValue, onChange });
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
      <Panel {...root} as="section" aria-label={label ?? say('label')}>
        {price !== undefined && (
          <div className={styles.head}>
            <Price {...price} size="xl" />
            {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          </div>
        )}
        {options.length > 0 && <Options items={options} value={chosen} onChange={choose} say={say} />}
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
            label={favourite.label ?? say('favourite')}
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

/** Has the end of the page leave space for a phone's bar. */
export function BuyBarSpace() {
  return <div className={styles.space} aria-hidden="true" />;
}

export interface BuyPanelSkeletonProps extends RootProps {
  /** Read out while it loads; "Loading" in the provider's language by default. */
  label?: string | undefined;
}

/** The panel while it loads. */
export function BuyPanelSkeleton({ label, ...root }: BuyPanelSkeletonProps) {
  const { texts } = useMedeina();
  const words = label ?? texts.loading;
  return (
    <Panel {...root} as="section" aria-busy="true" aria-label={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
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
