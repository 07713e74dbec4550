import { useState } from 'react';
import { Copy, QrCode as QrIcon } from 'lucide-react';
import { Button } from '../primitives/Button/index.ts';
import { QrCode } from '../primitives/QrCode/index.ts';
import { Modal } from './Modal.tsx';
import { MedeinaElement } from './MedeinaElement.tsx';
import type { Shown } from './MedeinaElement.tsx';
import * as styles from './elements.css.ts';
import { qrWords } from './qrWords.ts';

interface CodeProps extends Shown {
  href: string;
  label: string | undefined;
}

function Code({ element, language, href, label }: CodeProps) {
  const words = qrWords[language];
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const turn = (open: boolean) => {
    setOpen(open);
    setCopied(false);
    element.tell('medeina-qr', { open, href });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      setCopied(true);
    } catch {
      // Not allowed here: the address stands beside, to be selected.
    }
  };
  return (
    <>
      <Button variant="outline" icon={QrIcon} aria-haspopup="dialog" onClick={() => turn(true)}>
        {label ?? words.open}
      </Button>
      {isOpen && (
        <Modal shape="centre" title={label ?? words.open} onClose={() => turn(false)}>
          <p>{words.scan}</p>
          <div className={styles.code}>
            <QrCode value={href} label={words.code} />
          </div>
          <p className={styles.address} translate="no">
            {href}
          </p>
          <Button variant="outline" icon={Copy} full onClick={() => void copy()}>
            {words.copy}
          </Button>
          <p role="status">{isCopied && words.copied}</p>
        </Modal>
      )}
    </>
  );
}

/** `<medeina-qr href="https://…">`: a button that opens the QR code of an address, to go on with a phone. */
export class MedeinaQr extends MedeinaElement {
  static override readonly observedAttributes = [...MedeinaElement.observedAttributes, 'href', 'label'];

  protected override show(shown: Shown) {
    const href = this.getAttribute('href');
    if (href === null || !URL.canParse(href, document.baseURI)) return null;
    return (
      <Code
        {...shown}
        href={new URL(href, document.baseURI).href}
        label={this.getAttribute('label') ?? undefined}
      />
    );
  }
}
