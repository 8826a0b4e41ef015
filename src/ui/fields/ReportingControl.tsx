import type { ComponentProps, ComponentType, Ref } from 'react';
import { Component, createElement } from 'react';

type ControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Value = string | boolean;

const valueOf = (control: ControlElement): Value =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

/** Dispatches the events of an entered value: input and change, and focusout if the control has no focus. */
const sendEvents = (control: ControlElement, shown: Value, value: Value): void => {
  if (typeof value === 'boolean') {
    (control as HTMLInputElement).checked = shown === true;
    control.click();
    return;
  }
  // React tracks the element's `value` and reports a change only if it differs from the last tracked one
  control.value = String(shown);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

interface Props {
  as: 'input' | 'textarea' | 'select';
  attributes: object;
  /** The value in the state; a control without one reports nothing. */
  shown: Value | undefined;
  /** Whether React sets the value on each render (a controlled control). */
  isSet: boolean;
  control: Ref<ControlElement> | undefined;
}

const followed = ['input', 'focusout', 'click', 'submit'] as const;

/**
 * A control whose value may be set without an event, as password managers do: the events are dispatched before a field
 * is left, a button is pressed or a form is submitted, and before a render would overwrite the value.
 */
class ReportingControl extends Component<Props, object, Value | null> implements EventListenerObject {
  element: ControlElement | null = null;
  reported: Value | undefined;
  /** The value of the last committed render: React sets `props` before the commit. */
  rendered = this.props.shown;

  override componentDidMount() {
    for (const type of followed) window.addEventListener(type, this, true);
  }

  override getSnapshotBeforeUpdate({ shown }: Props) {
    // what React does not set, it does not overwrite
    return this.props.isSet && shown === this.props.shown ? this.unreported(shown) : null;
  }

  override componentDidUpdate(_props: Props, _state: object, unreported: Value | null) {
    this.rendered = this.props.shown;
    if (unreported !== null) this.report(unreported);
    else if (this.isPast()) this.reported = undefined;
  }

  override componentWillUnmount() {
    for (const type of followed) window.removeEventListener(type, this, true);
  }

  handleEvent({ type, target }: Event) {
    if (type === 'input') {
      if (target === this.element && this.element) this.reported = valueOf(this.element);
      return;
    }
    // a pressed checkbox has its new value before its own event is handled
    if (type === 'click' && target === this.element) return;
    const unreported = this.unreported(this.rendered);
    // an element that a render removes may lose the focus while the values of that render are being set
    if (unreported !== null && unreported !== this.props.shown) this.report(unreported);
  }

  /** The control's value if it is neither in the state nor reported by an event. */
  unreported(shown: Value | undefined): Value | null {
    const { element } = this;
    if (!element || shown === undefined || element.disabled || ('readOnly' in element && element.readOnly)) return null;
    const value = valueOf(element);
    return value === shown || value === this.reported ? null : value;
  }

  /**
   * Whether the state no longer has the reported value and the control shows the state's: the same value may be set
   * again.
   */
  isPast(): boolean {
    const { element, reported } = this;
    return element !== null && this.props.shown !== reported && valueOf(element) === this.props.shown;
  }

  report(value: Value) {
    this.reported = value;
    if (this.element) sendEvents(this.element, this.rendered ?? '', value);
  }

  take = (element: ControlElement | null) => {
    const { control } = this.props;
    this.element = element;
    if (typeof control === 'function') control(element);
    else if (control) control.current = element;
  };

  override render() {
    return createElement(this.props.as, { ...this.props.attributes, ref: this.take });
  }
}

const textOf = (value: ComponentProps<'input'>['value']): string | undefined =>
  value === undefined ? undefined : String(value);

type Attributes = ComponentProps<'input'> & { shown?: string | undefined };

/** The control of an element; `shown` is the state's value if it has no `value` of its own. */
const controlOf =
  (as: Props['as']) =>
  ({ ref, shown, ...rest }: Attributes) => {
    const known = shown ?? (rest.type === 'checkbox' ? rest.checked : textOf(rest.value));
    const control = ref as Props['control'];
    return <ReportingControl as={as} attributes={rest} shown={known} isSet={shown === undefined} control={control} />;
  };

export const InputControl: ComponentType<Attributes> = controlOf('input');
export const TextAreaControl = controlOf('textarea') as ComponentType<ComponentProps<'textarea'>>;
export const SelectControl = controlOf('select') as ComponentType<ComponentProps<'select'>>;
