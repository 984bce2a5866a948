/** A piece of work that is traced. */
export interface Span {
  run<T>(work: () => Promise<T>): Promise<T>;
  end(name: string, isError: boolean, attributes: Readonly<Record<string, string | number>>): void;
}

export interface Tracing {
  /** Begins a span for a request, below the caller's where its headers (W3C `traceparent`) name one. */
  begin(name: string, headers: Headers): Span;
  /** Sends what is left; waits at most some seconds. */
  close(): Promise<void>;
}

const LAST_MS = 3_000;

/**
 * Sends traces to a collector by OTLP over HTTP. The library is loaded here alone, so that who does not trace does not pay for it. A collector that is
 * away costs traces, and nothing else.
 */
export async function startTracing(endpoint: string, headers: Readonly<Record<string, string>>): Promise<Tracing> {
  const [api, sdk, exporter, core, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ]);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'routeglass' }),
    spanProcessors: [new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter({ url, headers: { ...headers } }))],
  });
  const tracer = provider.getTracer('routeglass');
  const propagator = new core.W3CTraceContextPropagator();
  const getter = { get: (from: Headers, key: string) => from.get(key) ?? undefined, keys: () => [] };
  return {
    begin(name, given) {
      const parent = propagator.extract(api.ROOT_CONTEXT, given, getter);
      const span = tracer.startSpan(name, { kind: api.SpanKind.SERVER }, parent);
      return {
        run: (work) => api.context.with(api.trace.setSpan(parent, span), work),
        end(called, isError, attributes) {
          span.updateName(called);
          span.setAttributes(attributes);
          if (isError) span.setStatus({ code: api.SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}
