/** The stream of frames of one seat: it retries by itself, and every frame holds the whole view. */
import { api } from '../api';
import type { Frame } from '../protocol/types';

const RETRY = 1500;

export function connect(game: string, seat: number, after: number, on: (frame: Frame) => void, online: (yes: boolean) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = after;
  let closed = false;

  function open(): void {
    if (closed) return;
    source = api.events(game, seat, latest);
    source.onopen = () => online(true);
    source.addEventListener('frame', (message) => {
      online(true);
      const frame = JSON.parse(message.data as string) as Frame;
      latest = frame.version;
      on(frame);
    });
    source.onerror = () => {
      online(false);
      source.close();
      clearTimeout(timer);
      timer = setTimeout(open, RETRY);
    };
  }
  const lost = () => online(false);
  const back = () => {
    clearTimeout(timer);
    source.close();
    open();
  };
  addEventListener('offline', lost);
  addEventListener('online', back);
  open();
  return () => {
    closed = true;
    clearTimeout(timer);
    source.close();
    removeEventListener('offline', lost);
    removeEventListener('online', back);
  };
}
