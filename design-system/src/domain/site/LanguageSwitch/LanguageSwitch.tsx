import type { MouseEvent } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { misuse } from '../../../internal/misuse.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as menu from '../../support/menu.css.ts';
import { useDisclosure } from '../../support/useDisclosure.ts';
import * as styles from './LanguageSwitch.css.ts';

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

export interface LanguageSwitchProps {
  options: readonly LanguageOption[];
  current: string;
  /** Names the control: "Language". */
  label: string;
  form?: LanguageSwitchForm | undefined;
  /** Switches without loading a page; by default the links load one. */
  onSelect?: ((code: string) => void) | undefined;
}

function short(code: string) {
  return (code.split('-')[0] ?? code).toUpperCase();
}

interface OptionLinkProps {
  option: LanguageOption;
  current: boolean;
  inLine: boolean;
  onSelect: LanguageSwitchProps['onSelect'];
}

// A plain link, not the router's: it loads the page in the other language.
function OptionLink({ option, current, inLine, onSelect }: OptionLinkProps) {
  return (
    <a
      href={option.href}
      hrefLang={option.code}
      lang={option.code}
      className={inLine ? styles.code : menu.row}
      aria-current={current ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        if (onSelect === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
          return;
        event.preventDefault();
        onSelect(option.code);
      }}
    >
      {inLine ? (
        <>
          {short(option.code)}
          <VisuallyHidden>, {option.name}</VisuallyHidden>
        </>
      ) : (
        <>
          <span className={styles.name}>{option.name}</span>
          {current && <Icon icon={Check} />}
        </>
      )}
    </a>
  );
}

function LanguageMenu({ options, current, label, onSelect }: LanguageSwitchProps) {
  const { open, close, rootProps, buttonProps, panelProps } = useDisclosure({
    // The addresses differ per page.
    closeOn: `${current} ${options[0]?.href ?? ''}`,
  });
  const name = options.find((option) => option.code === current)?.name ?? current;
  return (
    <div {...rootProps} className={menu.root}>
      <button {...buttonProps} className={styles.button}>
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        {short(current)}
        <VisuallyHidden>, {name}</VisuallyHidden>
        <span className={classes(styles.chevron, open && styles.turned)}>
          <Icon icon={ChevronDown} size="small" />
        </span>
      </button>
      <div {...panelProps} className={menu.panel}>
        <ul className={menu.list}>
          {options.map((option) => (
            <li key={option.code}>
              <OptionLink
                option={option}
                current={option.code === current}
                inLine={false}
                onSelect={
                  onSelect &&
                  ((code) => {
                    close();
                    onSelect(code);
                  })
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Links to the page in other languages, which work before hydration. */
export function LanguageSwitch(props: LanguageSwitchProps) {
  const { options, current, label, form = 'menu', onSelect } = props;
  misuse?.(
    'LanguageSwitch',
    !options.some((option) => option.code === current),
    `\`current\` is "${current}", which is none of the \`options\`; give one of their codes.`,
  );
  if (form === 'menu') return <LanguageMenu {...props} />;
  return (
    <nav aria-label={label}>
      <ul className={styles.line}>
        {options.map((option) => (
          <li key={option.code}>
            <OptionLink option={option} current={option.code === current} inLine onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
