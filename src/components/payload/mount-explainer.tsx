'use client';

import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { session } from '@/payload/explainer-session';
import { Explainer, type ExplainerProps } from './explainer';

/** The controls of the explainer, in the markup of the page and later in React's. */
const controls = 'textarea, button';

interface Place {
  element: HTMLElement;
  properties: ExplainerProps;
  /** The position of the control with the focus, and of the one that was pressed before the scripts ran; -1 if there is none. */
  focused: number;
  pressed: number;
}

/** Renders the explainer in place of its markup in the body of its page, which contains its properties as JSON. */
export function ExplainerRoot() {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => setPlace(takePlace()), []);
  useLayoutEffect(() => {
    const shown = place?.element.querySelectorAll<HTMLElement>(controls) ?? [];
    shown[place?.focused ?? -1]?.focus({ preventScroll: true });
    shown[place?.pressed ?? -1]?.click();
  }, [place]);
  return place && createPortal(<Explainer {...place.properties} />, place.element);
}

/** Removes the markup, and keeps what the reader has typed and pressed in it. */
function takePlace(): Place | undefined {
  const element = document.querySelector<HTMLElement>('[data-explainer]');
  if (!element) return undefined;
  const early = window as Window & { earlyButton?: HTMLElement };
  const written = [...element.querySelectorAll<HTMLElement>(controls)] as (Element | null | undefined)[];
  const place = {
    element,
    properties: JSON.parse(element.dataset.explainer ?? '') as ExplainerProps,
    focused: written.indexOf(document.activeElement),
    pressed: written.indexOf(early.earlyButton),
  };
  if (place.pressed !== -1) delete early.earlyButton;
  const typed = element.querySelector('textarea')?.value ?? '';
  if (typed !== '') session.text = typed;
  element.replaceChildren();
  return place;
}
