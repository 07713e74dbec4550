import type { MouseEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { misuse } from '../../../internal/misuse.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { DropdownMenu } from '../../../primitives/DropdownMenu/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useOpenHere } from '../../support/useOpenHere.ts';
import { languageSwitchWords } from './LanguageSwitch.words.ts';
import * as styles from './LanguageSwitch.css.ts';

/** A language of the site. */
export interface LanguageOption {
  /** A BCP 47 tag, such as `lt`. */
  code: string;
  /** The language's own name: "Lietuvių", "English", "Русский". */
  name: string;
  /** This page in that language. */
  href: string;
}

export const languageSwitchForms = ['menu', 'line'] as const;
/** `menu` in the header; `line`, the codes side by side, in narrow feet and in the mobile menu. */
export type LanguageSwitchForm = (typeof languageSwitchForms)[number];

export interface LanguageSwitchProps extends RootProps {
  /** The languages of the site, in order. */
  options: readonly LanguageOption[];
  /** The code of the page's language. */
  current: string;
  /** Names the control; "Language" by default. */
  label?: string | undefined;
  /** `menu` in the header, `line` where there is little room. */
  form?: LanguageSwitchForm | undefined;
  /** Switches without loading a page; by default the links load one. */
  onSelect?: ((code: string) => void) | undefined;
}

function short(code: string) {
  return (code.split('-')[0] ?? code).toUpperCase();
}

type OnSelect = LanguageSwitchProps['onSelect'];

/** A plain press switches without loading a page, if the app can; others are the browser's. */
function pressed(event: MouseEvent, code: string, onSelect: OnSelect) {
  if (onSelect === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  onSelect(code);
}

type MenuProps = Omit<LanguageSwitchProps, 'form' | 'label'> & { label: string };

function LanguageMenu({ options, current, label, onSelect, ...root }: MenuProps) {
  // The addresses differ per page.
  const [open, setOpen] = useOpenHere(options[0]?.href);
  const name = options.find((option) => option.code === current)?.name ?? current;
  return (
    <DropdownMenu
      {...root}
      label={label}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={styles.button}>
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          {short(current)}
          <VisuallyHidden>
            , <span lang={current}>{name}</span>
          </VisuallyHidden>
          <span className={classes(styles.chevron, open && styles.turned)}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        </button>
      }
      items={options.map((option) => ({
        kind: 'link',
        id: option.code,
        label: option.name,
        href: option.href,
        lang: option.code,
        current: option.code === current,
        // The router's link would stay in this language.
        reload: true,
        onClick: (event) => {
          pressed(event, option.code, onSelect);
        },
      }))}
    />
  );
}

/** Links to the page in other languages, which work before hydration. */
export function LanguageSwitch({
  options,
  current,
  label,
  form = 'menu',
  onSelect,
  ...root
}: LanguageSwitchProps) {
  const say = useWords(languageSwitchWords);
  const name = label ?? say('label');
  misuse?.(
    'LanguageSwitch',
    !options.some((option) => option.code === current),
    `\`current\` is "${current}", which is none of the \`options\`; give one of their codes.`,
  );
  if (form === 'menu')
    return <LanguageMenu {...root} options={options} current={current} label={name} onSelect={onSelect} />;
  return (
    <nav {...root} aria-label={name}>
      <ul className={styles.line}>
        {options.map((option) => (
          <li key={option.code}>
            <a
              href={option.href}
              hrefLang={option.code}
              lang={option.code}
              className={styles.code}
              aria-current={option.code === current ? 'true' : undefined}
              onClick={(event) => {
                pressed(event, option.code, onSelect);
              }}
            >
              {short(option.code)}
              <VisuallyHidden>, {option.name}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
