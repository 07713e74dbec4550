import type { Ref } from 'react';
import { X } from 'lucide-react';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { remove, tag } from './Tag.css.ts';
import { fill } from '../../internal/fill.ts';
import type { RootProps } from '../../internal/root.ts';

export interface TagProps extends RootProps<HTMLSpanElement> {
  /** The filter's name. */
  children: string;
  /** Called by the button. */
  onRemove: () => void;
  /** The remove button, for moving the focus when another tag is removed. */
  removeRef?: Ref<HTMLButtonElement> | undefined;
}

/** An active filter, with a button to remove it. */
export function Tag({ children, onRemove, removeRef, ...root }: TagProps) {
  const { locale, texts } = useMedeina();
  return (
    <span {...root} className={tag}>
      {children}
      <button
        ref={removeRef}
        type="button"
        className={remove}
        aria-label={fill(texts.remove, { name: children }, locale)}
        onClick={onRemove}
      >
        <Icon icon={X} size="small" />
      </button>
    </span>
  );
}
