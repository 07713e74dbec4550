import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { X } from 'lucide-react';
import { Heading } from '../primitives/Heading/index.ts';
import { IconButton } from '../primitives/IconButton/index.ts';
import { useMedeina } from '../styles/provider.tsx';
import * as styles from './elements.css.ts';

interface ModalProps {
  title: string;
  /** The heading, for moving the focus to it when the last filter is removed. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** `side` is a sheet over the whole height, `centre` a box. */
  shape: 'side' | 'centre';
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog: Radix's tracks the focus in the document, where everything in a shadow tree looks like its
 * host.
 */
export function Modal({ title, titleRef, shape, foot, onClose, children }: ModalProps) {
  const { texts } = useMedeina();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  // Closed before it is removed, so that the browser returns the focus and the page is no longer inert.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.modal[shape]} aria-labelledby={name} onCancel={onClose}>
      <div className={styles.sheetColumn}>
        <div className={styles.sheetHead}>
          <Heading level={2} size="h4" id={name} ref={titleRef} tabIndex={-1}>
            {title}
          </Heading>
          <IconButton icon={X} label={texts.close} tip="none" onClick={onClose} />
        </div>
        <div className={styles.sheetBody}>{children}</div>
        {foot !== undefined && <div className={styles.sheetFoot}>{foot}</div>}
      </div>
    </dialog>
  );
}
