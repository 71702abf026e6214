import { context, diag, DiagLogLevel, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

type TracingOptions = {
  /** The address of an OpenTelemetry collector, such as `http://localhost:4318`. */
  endpoint: string
  /** The services of this process, such as `web,worker`. */
  role: string
  /** Called when spans could not be handed over; they are dropped then. */
  onFailure: (reason: string) => void
}

const timeoutMs = 5000

/**
 * Sends the spans of this process to a collector, in batches and in the background; a collector that is away
 * costs nothing but its spans.
 */
export function startTracing({ endpoint, role, onFailure }: TracingOptions): { stop: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: timeoutMs })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'precis', 'precis.role': role }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
    spanLimits: { attributeValueLengthLimit: 128 },
  })
  diag.setLogger(
    { error: onFailure, warn: onFailure, info: onFailure, debug: onFailure, verbose: onFailure },
    DiagLogLevel.ERROR,
  )
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return {
    stop: async () => {
      await provider.shutdown().catch((error: unknown) => onFailure(String(error)))
      trace.disable()
      context.disable()
      diag.disable()
    },
  }
}
