import { context, ROOT_CONTEXT, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import type { Attributes, Context, Span, SpanKind } from '@opentelemetry/api'

/**
 * Spans through OpenTelemetry's API, which does nothing until `startTracing` of the telemetry adapter has
 * registered a provider. Attributes are names and numbers of ours, never what a person sent.
 */

const tracerName = 'precis'
const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-(0[01])$/

/** Starts a span that has no parent, such as that of a request; gives the context in which its work runs. */
export function startRootSpan(
  name: string,
  kind: SpanKind,
  attributes: Attributes = {},
): { span: Span; within: Context } {
  const span = trace.getTracer(tracerName).startSpan(name, { kind, attributes }, ROOT_CONTEXT)
  return { span, within: trace.setSpan(context.active(), span) }
}

/** Runs work in a span below the current one, if any, so that polling leaves no spans. */
export async function inChildSpan<T>(
  name: string,
  attributes: Attributes,
  work: (set: (attributes: Attributes) => void) => Promise<T>,
): Promise<T> {
  if (trace.getActiveSpan() === undefined) return await work(() => undefined)
  return await inSpan(context.active(), { name, attributes }, work)
}

/** The current span as `traceparent`, to store with another process's work; else `null`. */
export function currentTraceparent(): string | null {
  const span = trace.getActiveSpan()?.spanContext()
  if (span === undefined || !trace.isSpanContextValid(span)) return null
  return `00-${span.traceId}-${span.spanId}-${String(span.traceFlags & TraceFlags.SAMPLED).padStart(2, '0')}`
}

/** Runs work in a span below a stored `traceparent`; without one the work runs outside any trace. */
export async function continueTrace<T>(
  traceparent: string | undefined,
  span: { name: string; attributes: Attributes },
  work: () => Promise<T>,
): Promise<T> {
  const [, traceId, spanId, flags] = traceparentForm.exec(traceparent ?? '') ?? []
  if (traceId === undefined || spanId === undefined) return await context.with(ROOT_CONTEXT, work)
  const parent = { traceId, spanId, traceFlags: Number(flags), isRemote: true }
  return await inSpan(trace.setSpanContext(ROOT_CONTEXT, parent), span, work)
}

async function inSpan<T>(
  parent: Context,
  { name, attributes }: { name: string; attributes: Attributes },
  work: (set: (attributes: Attributes) => void) => Promise<T>,
): Promise<T> {
  const span = trace.getTracer(tracerName).startSpan(name, { attributes }, parent)
  try {
    return await context.with(trace.setSpan(parent, span), () =>
      work((more) => void span.setAttributes(more)),
    )
  } catch (error) {
    // The name of the error alone: a message may hold what a person sent.
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
