/**
 * Meaning of each recorded answer of servers behind OpenAI's protocol, by file: a failure's kind, or the
 * finish, the length and the beginning of the SHA-256 of the text, and its tokens in and out. The texts
 * belong to their authors and are not stored here.
 */
export const openaiExpected: Readonly<Record<string, string>> = {
  'pydantic-test_cache_test_openrouter_cache_streaming_e2e.0.sse': 'stop 6 characters 334d016f tokens 254 5',
  'pydantic-test_deepseek_test_deepseek_model_thinking_stream.0.sse':
    'stop 41 characters cf0e6027 tokens 6 212',
  'pydantic-test_groq_test_tool_regular_error.0.error.json': 'unauthorized',
  'pydantic-test_groq_test_tool_use_failed_error.0.error.json': 'broken',
  'pydantic-test_groq_test_tool_use_failed_error_streaming.0.sse': 'broken',
  'pydantic-test_groq_test_tool_use_failed_error_streaming.2.sse':
    'stop 57 characters f61c3c07 tokens 339 58',
  'pydantic-test_groq_test_tool_use_failed_error_streaming_with_text.1.sse': 'broken',
  'pydantic-test_groq_test_tool_use_failed_error_with_text.0.error.json': 'broken',
  'pydantic-test_model_name_suggestions_test_model_name_suggestion_groq_.0.error.json': 'unauthorized',
  'pydantic-test_model_name_suggestions_test_model_name_suggestion_openai-chat_.0.error.json': 'unauthorized',
  'pydantic-test_multimodal_tool_returns_test_multimodal_tool_return_matrix_direct-binary-audio-openai_chat_.1.error.json':
    'broken',
  'pydantic-test_multimodal_tool_returns_test_multimodal_tool_return_matrix_direct-url-audio-openai_chat_.2.error.json':
    'broken',
  'pydantic-test_multimodal_tool_returns_test_multimodal_tool_return_matrix_tool_return_content-binary-audio-openai_chat_.1.error.json':
    'broken',
  'pydantic-test_multimodal_tool_returns_test_multimodal_tool_return_matrix_tool_return_content-url_force_download-audio-o.2.error.json':
    'broken',
  'pydantic-test_openai_test_openai_moderation_stream.0.sse': 'stop 6 characters bdff8c41 tokens 13 11',
  'pydantic-test_openai_test_openai_o1_mini_system_role_developer_.0.error.json': 'broken',
  'pydantic-test_openai_test_openai_o1_mini_system_role_system_.0.error.json': 'broken',
  'pydantic-test_openai_test_openai_web_search_tool_model_not_supported.0.error.json': 'broken',
  'pydantic-test_openrouter_test_openrouter_errors_raised.1.error.json': 'rate-limited',
  'pydantic-test_openrouter_test_openrouter_stream_error.0.sse': 'broken',
  'pydantic-test_openrouter_test_openrouter_stream_with_native_options.0.sse':
    'stop 284 characters 0c4f6403 tokens 687 187',
  'pydantic-test_openrouter_test_openrouter_stream_with_reasoning.0.sse':
    'stop 446 characters 863c7d8a tokens 9 104',
  'pydantic-test_openrouter_test_openrouter_streaming_reasoning.0.sse':
    'stop 9 characters e93dff0d tokens 43 36',
  'pydantic-test_openrouter_test_openrouter_web_search_annotations_stream.0.sse':
    'stop 90 characters 11ddbdd3 tokens 2317 53',
  'pydantic-test_openrouter_test_openrouter_web_search_tool_usage_stream.0.sse':
    'stop 40 characters 574034ab tokens 8174 30',
  'pydantic-test_snowflake_test_snowflake_model_streaming.0.sse': 'stop 1 characters 4b227777 tokens 22 5',
  'pydantic-test_snowflake_test_snowflake_thinking_streaming.0.sse':
    'stop 93 characters a1b53132 tokens 45 73',
  'vercel-alibaba-reasoning.chunks.txt': 'stop 816 characters 7c7a59b1 tokens 24 1355',
  'vercel-alibaba-text.chunks.txt': 'stop 3771 characters aa86fa88 tokens 18 779',
  'vercel-anthropic-fallback-tool-call.sse': 'broken',
  'vercel-azure-model-router.1.chunks.txt': 'stop 19 characters 53f836c9 tokens 15 78',
  'vercel-deepseek-reasoning.chunks.txt': 'stop 42 characters 238e36f4 tokens 18 219',
  'vercel-deepseek-text.chunks.txt': 'length 1855 characters 2293daa9 tokens 13 400',
  'vercel-groq-text.chunks.txt': 'stop 3189 characters ca1f8ad8 tokens 45 662',
  'vercel-mistral-text.chunks.txt': 'stop 38 characters 6f535b2d tokens 13 8',
  'vercel-moonshotai-stream.chunks.txt': 'stop 6 characters 334d016f tokens 9 12',
  'vercel-xai-grok.chunks.txt': 'stop 4 characters dca61d32 tokens 12 2',
  'vercel-xai-text.chunks.txt': 'stop 5 characters 185f8db3 tokens 12 1',
}
