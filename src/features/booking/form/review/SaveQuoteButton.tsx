import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { Quote } from '#contract/services/quote.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/Button.tsx';

/** Keeps the price of a form. */
export type SaveQuote = (form: OrderForm, quote: Quote) => void;

interface Props {
  form: OrderForm;
  quote: Quote;
  onSave: SaveQuote;
}

/** Keeps the price of the form as it stands as a quote. */
export function SaveQuoteButton({ form, quote, onSave }: Props) {
  return (
    <Button tone="secondary" className="w-full" onClick={() => onSave(form, quote)}>
      <BookmarkPlus aria-hidden="true" className="size-4" />
      {bookingMessages.fees.save}
    </Button>
  );
}
